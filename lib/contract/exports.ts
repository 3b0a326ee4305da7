import * as z from "zod";
import { PRESETS } from "@/lib/exporters/descriptions";
import { POOLS } from "@/lib/leak/assign-pools";
import { Job } from "./jobs";

export const EXPORT_PRESETS = PRESETS;

/** POST /api/exports → 202 { exportId, jobId } */
export const StartExport = z.object({
  corpus: z.uuid(),
  filter: z.string().max(4000).default(""),
  preset: z.enum(EXPORT_PRESETS),
  gzip: z.boolean().default(true),
  /** Options of the preset by name, as text; what is left out has its initial value. */
  options: z.record(z.string().max(40), z.string().max(2000)).optional(),
});
export type StartExport = z.infer<typeof StartExport>;
export const ExportStarted = z.object({ exportId: z.uuid(), jobId: z.uuid() });
export type ExportStarted = z.infer<typeof ExportStarted>;

/** POST /api/exports/preview: what the same request would take. Nothing is written. */
export const ExportPreview = z.object({
  /** Trajectories that match the filter. */
  matching: z.int(),
  /** Those that the preset takes, by what is stored of them. */
  taken: z.int(),
  /** They are the ones that pairs are made of. */
  arePaired: z.boolean(),
  leftOut: z.array(z.object({ reason: z.string(), count: z.int() })),
  /** Why nothing would be written; null where something would. */
  nothing: z.string().nullable(),
  /** Of those taken, the ones whose problems the newest split has in other pools than train; null where there are none. */
  heldOut: z
    .object({ split: z.string(), pools: z.array(z.object({ pool: z.enum(POOLS), count: z.int() })) })
    .nullable(),
  /**
   * Of the approved ones among those taken, the successes that a release by the preset leaves out, or never makes the better
   * one of a pair, since people call them otherwise than agentic, or where they say nothing the filter.
   */
  notAgentic: z.int(),
  /** The others that it leaves out so: they were scored, and are no success. */
  noSuccess: z.int(),
});
export type ExportPreview = z.infer<typeof ExportPreview>;

/** Written beside the file as FILE.manifest.json; holds nothing that differs between two equal exports but its file name. */
export const Manifest = z.object({
  corpus: z.string(),
  preset: z.enum(EXPORT_PRESETS),
  filter: z.string(),
  /** Every option of the preset, also those that were not chosen. Absent in older manifests, like all that follows from it. */
  options: z.record(z.string(), z.string()).optional(),
  /** Which trajectories the preset takes, in one sentence. */
  takes: z.string().optional(),
  /** Trajectories that stand in the file. */
  rows: z.int(),
  /** Lines of the file: more than trajectories where a row is a step, fewer where it is a pair. */
  lines: z.int().optional(),
  /** What the preset counts of its own: both classes, tokens, steps without calls, the mix. */
  figures: z.record(z.string(), z.number()).optional(),
  /** Which tokenizer counted, where one did. */
  tokenizer: z.string().optional(),
  /** Which members hold pseudonyms, and the fingerprint of the key that made them. */
  pseudonyms: z.object({ members: z.array(z.string()), keyFingerprint: z.string() }).optional(),
  /** Rows that were left out, each with the reason. */
  skipped: z.array(z.object({ id: z.uuid(), reason: z.string() })),
  byVerdict: z.record(z.string(), z.int()),
  /** By the structure that a row is exported with: a person's label, else the verdict. Absent in older manifests. */
  byStructure: z.record(z.string(), z.int()).optional(),
  byBucket: z.record(z.string(), z.int()),
  /** By where the structure comes from: "filter", "person", "agreed" or "adjudicated". Older manifests say "override" for a person's. */
  byLabelSource: z.record(z.string(), z.int()),
  filterVersion: z.object({ name: z.string(), hash: z.string() }),
  /** SHA-256 over (trajectory id, label, source, approved) of every exported row, in order. */
  labelSnapshot: z.string(),
  /** SHA-256 of the uncompressed lines and of the file as written. */
  contentSha256: z.string(),
  fileSha256: z.string(),
  bytes: z.int(),
});
export type Manifest = z.infer<typeof Manifest>;

export const ExportQuery = z.object({ corpus: z.uuid() });

/** GET /api/exports?corpus= ; GET /api/exports/:id ; GET /api/exports/:id/download ; GET /api/exports/:id/manifest */
export const Export = z.object({
  id: z.uuid(),
  corpus: z.string(),
  preset: z.string(),
  filter: z.string(),
  fileName: z.string(),
  manifest: Manifest.nullable(),
  job: Job.nullable(),
  createdAt: z.iso.datetime(),
});
export type Export = z.infer<typeof Export>;
export const ExportList = z.object({
  items: z.array(Export),
  /** Those that may hold what the person reviews blind are not among them. */
  leavesOut: z.boolean().default(false),
});
export type ExportList = z.infer<typeof ExportList>;
