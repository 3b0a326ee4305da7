import * as z from "zod";
import { MEANS_THE_ACTIVE, meansTheActive } from "@/lib/domain/means-the-active";
import { VERDICTS } from "@/lib/domain/verdict";
import { AskedThresholds, FilterThresholds } from "./filter-thresholds";
import { JobState } from "./jobs";

/** An immutable set of thresholds with who made it and why. */
export const FilterVersion = z.object({
  id: z.uuid(),
  name: z.string(),
  /** SHA-256 of the thresholds: equal thresholds are one version. */
  hash: z.string(),
  thresholds: FilterThresholds,
  reason: z.string(),
  author: z.string(),
  createdAt: z.iso.datetime(),
  basedOn: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** Names of the corpora in which it is active. */
  activeIn: z.array(z.object({ id: z.uuid(), name: z.string() })),
});
export type FilterVersion = z.infer<typeof FilterVersion>;

/** How many trajectories went from one verdict to another. */
export const VerdictMove = z.object({ from: z.enum(VERDICTS), to: z.enum(VERDICTS), count: z.int() });
export type VerdictMove = z.infer<typeof VerdictMove>;

const Ref = z.object({ id: z.uuid(), name: z.string() });

/** One change of the active version of a corpus. */
export const FilterActivation = z.object({
  id: z.uuid(),
  version: Ref,
  previous: Ref,
  person: z.string(),
  reason: z.string(),
  /** Of the background job; "done" once every trajectory has the version's verdict. */
  state: JobState,
  jobId: z.uuid().nullable(),
  /** Null until it is done. */
  moved: z.array(VerdictMove).nullable(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** The activation that this one takes back. */
  undoes: z.uuid().nullable(),
  /** Only the latest one whose version is active, and only once every trajectory has that version's verdict. */
  canUndo: z.boolean(),
  /** Only the latest one whose version is active, and whose job ended before its rows were decided by it. */
  canRetry: z.boolean(),
});
export type FilterActivation = z.infer<typeof FilterActivation>;

/** GET /api/filters?corpus=ID: the newest first, with what happened in the corpus. */
export const FilterQuery = z.object({ corpus: z.uuid() });
export const FilterList = z.object({
  items: z.array(FilterVersion),
  /** Active in the corpus; while an activation runs the one that it ends with. */
  active: z.uuid(),
  /** The newest first. */
  activations: z.array(FilterActivation),
});
export type FilterList = z.infer<typeof FilterList>;

const Words = (most: number) => z.string().trim().max(most, `This has at most ${most} characters.`);

/** POST /api/filters; 409 where the name is taken, or where a version with these thresholds exists, which it names. */
export const SaveFilter = z.object({
  name: Words(80)
    .min(1, "Give the version a name.")
    .refine((name) => !meansTheActive(name), MEANS_THE_ACTIVE),
  reason: Words(1000).min(1, "Write why you change the filter."),
  thresholds: AskedThresholds,
  basedOn: z.uuid().optional(),
});
export type SaveFilter = z.infer<typeof SaveFilter>;

/** POST /api/corpora/:id/filter-activations; 202; 409 where another version is active by now than the person saw, which it names. */
export const ActivateFilter = z.object({
  version: z.uuid(),
  /** The one that was active as the person saw it. */
  insteadOf: z.uuid(),
  reason: Words(1000).min(1, "Write why you activate it."),
});
export type ActivateFilter = z.infer<typeof ActivateFilter>;

/** POST /api/corpora/:id/filter-activations/:activation/undo; 202 */
export const ActivationStarted = z.object({ activationId: z.uuid(), jobId: z.uuid() });
export type ActivationStarted = z.infer<typeof ActivationStarted>;
