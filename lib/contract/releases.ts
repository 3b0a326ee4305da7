import * as z from "zod";
import { readLabelsAsOf } from "@/lib/domain/labels-as-of";
import { LARGEST_INT } from "@/lib/domain/largest-int";
import { PRESETS } from "@/lib/exporters/descriptions";
import { POOLS } from "@/lib/leak/assign-pools";
import { GUARDS } from "@/lib/leak/audit-pools";
import { Cap } from "./filter-thresholds";
import { Job } from "./jobs";
import { Audit, Moved } from "./splits";

const Words = (most: number) => z.string().trim().max(most, `This has at most ${most} characters.`);

export const RELEASE_FORMATS = ["jsonl", "jsonl.gz", "parquet"] as const;
export const RELEASE_STATES = [
  "building",
  "draft",
  "audited",
  "approved",
  "signed",
  "withdrawn",
  "failed",
  "cancelled",
] as const;
export const ReleaseState = z.enum(RELEASE_STATES);
export type ReleaseState = z.infer<typeof ReleaseState>;

/** Stages of the jobs of a release, in their order: its build chooses, writes and audits, its signing reads, audits and signs. */
const RELEASE_STAGES = ["choose", "write", "read", "audit", "sign"] as const;
export const ReleaseStage = z.enum(RELEASE_STAGES);
export type ReleaseStage = z.infer<typeof ReleaseStage>;

/** Everything that a release is built from, beside the corpus. */
export const ReleaseRecipe = z.object({
  preset: z.enum(PRESETS),
  /** Options of the preset by name, as text. */
  options: z.record(z.string().max(40), z.string().max(2000)),
  formats: z.array(z.enum(RELEASE_FORMATS)).min(1, "Choose a format."),
  split: z.uuid(),
  /** Pools that are shipped, each in files of its own. */
  pools: z.array(z.enum(POOLS)).min(1, "Choose a pool."),
  /** Any saved one: what it decides is read from the stored facts. */
  filterVersion: z.uuid(),
  /** Caps in place of those of the filter version; one that is not named is the version's, null is none. */
  caps: z.object({ problem: Cap.optional(), miner: Cap.optional() }).default({}),
  /** Labels and approvals that count, as `readLabelsAsOf` reads them: of now, of a moment, or those an earlier release knows. */
  labelsAsOf: z
    .string()
    .max(40)
    .refine((text) => readLabelsAsOf(text) !== undefined, "Give the number of a release, or a moment with its zone.")
    .default(""),
  /** Filter text that narrows the corpus; empty takes all. */
  filter: z.string().max(4000),
  /** Uncompressed bytes from which a file is followed by another. */
  shardBytes: z.int().min(1_000_000).max(4_000_000_000),
  licence: Words(80).min(1, "Name the licence."),
});
export type ReleaseRecipe = z.infer<typeof ReleaseRecipe>;

/** POST /api/corpora/:id/releases; 202 */
export const BuildRelease = z.object({
  name: Words(80).min(1, "Give the release a name."),
  note: Words(2000),
  recipe: ReleaseRecipe,
});
export type BuildRelease = z.infer<typeof BuildRelease>;
export const ReleaseStarted = z.object({ releaseId: z.uuid(), jobId: z.uuid() });
export type ReleaseStarted = z.infer<typeof ReleaseStarted>;

export const ReleaseSummary = z.object({
  id: z.uuid(),
  number: z.int(),
  name: z.string(),
  state: ReleaseState,
  preset: z.enum(PRESETS),
  rows: z.int().nullable(),
  bytes: z.number().nullable(),
  contentHash: z.string().nullable(),
  /** Guards with hits that nobody waived. */
  blocked: z.int().nullable(),
  /** Guards with hits that two people waived. */
  waived: z.int().nullable(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  job: Job.nullable(),
});
export type ReleaseSummary = z.infer<typeof ReleaseSummary>;

/** GET /api/corpora/:id/releases?before=NUMBER: the newest 200 of those with a smaller number, the newest first. */
export const ReleaseListQuery = z.object({ before: z.coerce.number().int().min(1).max(LARGEST_INT).exactOptional() });
export const ReleaseList = z.object({
  items: z.array(ReleaseSummary),
  /** Before which number the next ones begin; absent after the last. */
  nextBefore: z.int().exactOptional(),
  /** How many people have to approve a release of this corpus. */
  approvalsNeeded: z.int(),
  /** Those that may hold what the person reviews blind are not among them. */
  leavesOut: z.boolean(),
});
export type ReleaseList = z.infer<typeof ReleaseList>;

/** POST /api/corpora/:id/releases/preview: what a recipe takes now; nothing is stored. */
export const PreviewRelease = z.object({ recipe: ReleaseRecipe });
export type PreviewRelease = z.infer<typeof PreviewRelease>;
export const ReleasePreview = z.object({
  pools: z.array(z.object({ pool: z.enum(POOLS), trajectories: z.int(), problems: z.int() })),
  /** Taken by the preset and the filter, but left out, by why. */
  leftOut: z.object({ pipeline: z.int(), otherPool: z.int(), noPool: z.int() }),
  /** Of what is taken, what nobody scored: the pipeline keeps none of that, and its approval takes it. */
  unscored: z.int(),
  /** Filter text of those that the pipeline leaves out; null where the stored selection is not that of the recipe. */
  pipelineFilter: z.string().nullable(),
  /** Of what is taken, by the label that KTO gives it; null for every other preset. */
  classes: z.object({ wanted: z.int(), unwanted: z.int() }).nullable(),
  /** The counts are of a pipeline that is behind: whether it is being made anew, or that failed; null where they are of now. */
  selection: z.enum(["being_made", "out_of_date"]).nullable(),
  /** Why it cannot be built as it is, in one sentence. */
  refused: z.string().nullable(),
});
export type ReleasePreview = z.infer<typeof ReleasePreview>;

/** PUT /api/corpora/:id/release-settings */
export const ChangeReleaseSettings = z.object({ approvalsNeeded: z.int().min(1).max(2) });
export type ChangeReleaseSettings = z.infer<typeof ChangeReleaseSettings>;

const Sign = z.object({ person: z.string(), at: z.iso.datetime() });

/** GET /api/releases/:id */
export const ReleaseDetail = ReleaseSummary.extend({
  corpus: z.object({ id: z.uuid(), name: z.string() }),
  note: z.string(),
  recipe: ReleaseRecipe,
  /** With the version that it ships, which may not be the present one; null before its members are frozen, and of old ones that kept no moment of that. */
  split: z.object({ id: z.uuid(), name: z.string(), version: z.int().nullable() }),
  filterVersion: z.object({ id: z.uuid(), name: z.string(), hash: z.string() }),
  files: z.array(z.object({ name: z.string(), bytes: z.number(), rows: z.int(), sha256: z.string() })),
  /** Text of README.md; data, shown as such. */
  card: z.string().nullable(),
  manifest: z.unknown(),
  /** What keeps its rows from teaching what the preset is for, in sentences; of one that is not built, none. */
  warnings: z.array(z.string()),
  audit: Audit.nullable(),
  /** What a later audit of a signed release found; the one above is what it was signed with. */
  laterAudit: Audit.nullable(),
  /** Whether that is kept from the person, who reviews of its corpus blind and can start none either. */
  hidesLaterAudit: z.boolean(),
  waivers: z.array(
    z.object({
      id: z.uuid(),
      guard: z.enum(GUARDS),
      reason: z.string(),
      by: Sign,
      /** Counts once a second person has agreed. */
      second: Sign.nullable(),
      /** Whether the person who asks is a second one, who may agree. */
      mayAgree: z.boolean(),
    }),
  ),
  /** Those of who may not approve any more do not count, unless it was signed before. */
  approvals: z.array(Sign.extend({ note: z.string(), isCounted: z.boolean() })),
  approvalsNeeded: z.int(),
  /** `fingerprint` is what `release verify` prints of the key. */
  signed: Sign.extend({ publicKey: z.string(), fingerprint: z.string() }).nullable(),
  withdrawn: Sign.extend({ reason: z.string() }).nullable(),
  /** Where its split has moved problems of it, once it is signed. */
  moved: z.array(Moved),
  /** What the person may do next, and why not what is missing. */
  steps: z.array(
    z.object({
      step: z.enum(["audit", "waive", "approve", "take_back", "sign", "withdraw", "delete"]),
      isOpen: z.boolean(),
      why: z.string().nullable(),
    }),
  ),
  /** The command that writes the same bytes again; of one that is not built yet, the command that builds it. */
  command: z.string(),
});
export type ReleaseDetail = z.infer<typeof ReleaseDetail>;

const Reason = Words(1000).min(1, "Write why.");
/** DELETE /api/releases/:id; GET …/files/NAME, also by range; GET /api/release-key: the installation's public key as a file. */

/** POST /api/releases/:id/waivers; POST …/waivers/:waiver/second; DELETE …/waivers/:waiver */
export const WaiveGuard = z.object({ guard: z.enum(GUARDS), reason: Reason });
export type WaiveGuard = z.infer<typeof WaiveGuard>;
/** POST /api/releases/:id/approvals; DELETE takes one's own back; POST …/signature and …/audit start a job; 202 */
export const ApproveRelease = z.object({ note: Words(1000) });
export type ApproveRelease = z.infer<typeof ApproveRelease>;
/** POST /api/releases/:id/withdrawal */
export const WithdrawRelease = z.object({ reason: Reason });
export type WithdrawRelease = z.infer<typeof WithdrawRelease>;

export const DifferenceQuery = z.object({
  from: z.uuid(),
  offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
});
/** GET /api/releases/:id/difference?from=RELEASE&offset= */
export const ReleaseDifference = z.object({
  from: z.object({ id: z.uuid(), number: z.int(), name: z.string() }),
  to: z.object({ id: z.uuid(), number: z.int(), name: z.string() }),
  entered: z.int(),
  left: z.int(),
  changed: z.int(),
  /** By what caused it: a label, an approval, the filter version, the split, a cap, the recipe, a new import. */
  causes: z.array(z.object({ cause: z.string(), entered: z.int(), left: z.int(), changed: z.int() })),
  /** Whether both hold the same rows to the byte; null where one has no files. */
  hasSameRows: z.boolean().nullable(),
  /** What of the recipe is another. */
  recipe: z.array(z.object({ part: z.string(), from: z.string(), to: z.string() })),
  /** Where the next 200 begin; null after the last. */
  nextOffset: z.int().nullable(),
  /** 200 from the offset on. */
  rows: z.array(
    z.object({
      trajectory: z.uuid(),
      problem: z.string(),
      problemId: z.uuid(),
      /** In which pool the earlier of the two holds its problem, and in which it is for the later; null: in none that is known. */
      pools: z.object({ from: z.enum(POOLS).nullable(), to: z.enum(POOLS).nullable() }),
      change: z.enum(["entered", "left", "changed"]),
      cause: z.string(),
      /** In one sentence, with who decided and when. */
      says: z.string(),
    }),
  ),
});
export type ReleaseDifference = z.infer<typeof ReleaseDifference>;
