import * as z from "zod";
import { RELEASE_FORMATS } from "@/lib/contract/releases";
import { SPLIT_STRATA } from "@/lib/contract/splits";
import { PRESETS } from "@/lib/exporters/descriptions";
import { POOLS } from "@/lib/leak/assign-pools";
import { SPARSE_MEMBERS } from "./parquet/parquet-shape";
import { ROWS_FILE } from "./write/row-record";

/** Names the form of the folder; another form gets another name. */
export const RELEASE_SCHEMA = "assay-release/1";

const Hash = z.string().regex(/^[0-9a-f]{64}$/, "A SHA-256 has 64 hexadecimal digits.");
/** Inside the folder, with “/” between the parts, and never out of it. */
const FileName = z.string().regex(/^(data|audit)\/[a-z0-9_][a-z0-9_.-]*$/, "A file lies in data/ or audit/.");
const Counts = z.record(z.string(), z.int().min(0));

const Bytes = z.object({
  name: FileName,
  /** Rows that stand in it. */
  rows: z.int().min(0),
  /** Bytes of the file as it lies there, and their SHA-256. */
  bytes: z.int().min(0),
  sha256: Hash,
});

/** A file of a release beside the manifest, the card and the signature. */
export const ReleaseFile = z.discriminatedUnion("kind", [
  Bytes.extend({
    kind: z.literal("data"),
    format: z.enum(RELEASE_FORMATS),
    pool: z.enum(POOLS),
    /** Of its pool, the first row of this file; rows count from 1. */
    firstRow: z.int().min(1),
    /** Bytes of its rows as lines of JSON, each with its line feed, and their SHA-256: equal in every format. */
    lineBytes: z.int().min(0),
    linesSha256: Hash,
  }),
  Bytes.extend({ kind: z.literal("audit"), holds: z.enum(["rows", "problems"]) }),
]);
export type ReleaseFile = z.infer<typeof ReleaseFile>;

/**
 * What a release is and what it was built from. The same inputs give the same manifest on every database: it holds no
 * time, no id of a database and no number. What people decide of a release later (audits, waivers) stands in its card.
 */
export const ReleaseManifest = z.object({
  schema: z.literal(RELEASE_SCHEMA),
  name: z.string(),
  note: z.string(),
  corpus: z.string(),
  licence: z.string(),
  preset: z.enum(PRESETS),
  /** Which trajectories the preset takes, in one sentence. */
  takes: z.string(),
  /** Every option of the preset, also those that nobody chose. */
  options: z.record(z.string(), z.string()),
  /** Filter text that narrowed the corpus; empty for all of it. */
  filter: z.string(),
  formats: z.array(z.enum(RELEASE_FORMATS)),
  shardBytes: z.int().min(1),
  pools: z.array(z.enum(POOLS)),
  split: z.object({
    name: z.string(),
    seed: z.int(),
    shares: z.record(z.string(), z.number()),
    strata: z.array(z.enum(SPLIT_STRATA)),
    weigh: z.enum(["problems", "trajectories"]),
    /** SHA-256 over (problem, cluster, pool) of every problem of the split, in the order of the keys. */
    assignmentSha256: Hash,
  }),
  filterVersion: z.object({ name: z.string(), hash: z.string() }),
  /** The caps that counted, of the version or of the recipe; null is none. Releases from before say nothing of them. */
  caps: z.object({ problem: z.int().nullable(), miner: z.int().nullable() }).optional(),
  /** SHA-256 over (trajectory, label, source, approved) of every member, in order. */
  labelSnapshot: Hash,
  /** What every row names its data by. Releases from before have none, and their rows do not say where they are. */
  datasetVersion: z.string().optional(),
  /** Which tokenizer counted, with the SHA-256 of its file, where one did. */
  tokenizer: z.string().optional(),
  /** Rubrics of the judges whose scores stand in the rows. */
  judgeRubrics: z.array(z.string()),
  /** Which members hold pseudonyms, and the fingerprint of the key that made them. */
  pseudonyms: z.object({ members: z.array(z.string()), keyFingerprint: z.string() }).optional(),
  /** Rows: more than trajectories where a row is a step, fewer where it is a pair. */
  rows: z.int().min(0),
  trajectories: z.int().min(0),
  problems: z.int().min(0),
  clusters: z.int().min(0),
  /** Rows of each pool. */
  rowsByPool: Counts,
  /** Trajectories that stand in rows. */
  byPool: Counts,
  byBucket: Counts,
  byVerdict: Counts,
  byStructure: Counts,
  byLabelSource: Counts,
  /** Trajectories that the preset refused, by the sentence that says why. */
  leftOut: Counts,
  /** What the preset counts of its own: both classes, tokens, the mix. */
  figures: z.record(z.string(), z.number()),
  /** The file of the hashes of the rows, one line a row; of releases from before it is known by what it holds. */
  rowHashes: z.literal(ROWS_FILE).optional(),
  /**
   * Members of metadata that only some rows may have and every Parquet file has a column for. Releases from before name
   * none: the first row of each of their files decided.
   */
  sparseColumns: z.array(z.enum(SPARSE_MEMBERS)).optional(),
  files: z.array(ReleaseFile).min(1),
});
export type ReleaseManifest = z.infer<typeof ReleaseManifest>;
