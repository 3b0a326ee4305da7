import * as z from "zod";
import { JUDGEMENT_KINDS } from "@/lib/domain/judgement";
import { STRUCTURE_LABELS } from "@/lib/domain/label";
import { AXES, AXIS_RESULTS, OUTCOME_LEVELS, OUTCOME_SOURCES } from "@/lib/domain/outcome";
import { FACETS, PROCESS_FACETS, SORT_FIELDS } from "@/lib/domain/table-fields";
import { REJECT_CODES, VERDICTS } from "@/lib/domain/verdict";

export const SortField = z.enum(SORT_FIELDS);
export type SortField = z.infer<typeof SortField>;

/** GET /api/trajectories?corpus=&filter=&sort=-imported&cursor=&limit= */
export const TrajectoryQuery = z.object({
  corpus: z.uuid(),
  /** Filter text, as in `verdict:agentic gate:5 unseen:>0`. */
  filter: z.string().max(4000).default(""),
  /** A sort field, with "-" before it for descending. */
  sort: z
    .string()
    .regex(new RegExp(`^-?(${SORT_FIELDS.join("|")})$`))
    .default("-imported"),
  /** It holds what the last row is sorted by: a name of 433 characters of three bytes each makes 1,800. */
  cursor: z.string().max(3000).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(100),
});
export type TrajectoryQuery = z.infer<typeof TrajectoryQuery>;

export const TrajectoryRow = z.object({
  id: z.uuid(),
  problem: z.object({ id: z.uuid(), query: z.string() }),
  bucket: z.string().nullable(),
  run: z.string(),
  /** Which try of its problem in the run; null where the source numbers none. */
  rollout: z.int().nullable(),
  agent: z.string().nullable(),
  format: z.string(),
  status: z.string(),
  verdict: z.enum(VERDICTS),
  rule: z.string(),
  /** Name of the filter version that gave the verdict; while another one is activated, not yet the active one. */
  filterVersion: z.string(),
  richness: z.number().nullable(),
  rejects: z.array(z.enum(REJECT_CODES)),
  judge: z.object({ state: z.enum(JUDGEMENT_KINDS), gate: z.number().nullable(), score: z.number().nullable() }),
  outcome: z.enum(OUTCOME_LEVELS),
  /** Of one that is not scored: the source. */
  outcomeBy: z.enum(OUTCOME_SOURCES),
  axes: z.partialRecord(z.enum(AXES), z.enum(AXIS_RESULTS)),
  tokens: z.number(),
  steps: z.number(),
  dispatches: z.number(),
  /** null: the agent has no shop, so there are no product ids. */
  unseenIds: z.number().nullable(),
  label: z.enum(STRUCTURE_LABELS).nullable(),
  labelSource: z.enum(["person", "agreed", "adjudicated"]).nullable(),
  labelledBy: z.string().nullable(),
  /** The person who asks gave the label that stands. */
  isLabelMine: z.boolean(),
  approved: z.boolean(),
  /** Version of the review state, for the next write. */
  version: z.number(),
  importedAt: z.iso.datetime(),
});
export type TrajectoryRow = z.infer<typeof TrajectoryRow>;

/** A count that stops at a cap: "10,000+". */
export const CappedCount = z.object({ value: z.number(), isCapped: z.boolean() });
export type CappedCount = z.infer<typeof CappedCount>;

export const TrajectoryPage = z.object({
  items: z.array(TrajectoryRow),
  nextCursor: z.string().nullable(),
  count: CappedCount,
  /** Rows of the corpus that are hidden while this person reviews them blind; with the first page, where there are any. */
  leftOut: CappedCount.optional(),
  /** With the first page of a filter by a stored selection that is behind: whether it is being made anew. */
  selection: z.enum(["being_made", "out_of_date"]).optional(),
});
export type TrajectoryPage = z.infer<typeof TrajectoryPage>;

/** GET /api/trajectories/count?corpus=&filter=: the exact number, for whoever asks beyond "10,000+". */
export const TrajectoryFilter = TrajectoryQuery.pick({ corpus: true, filter: true });
export type TrajectoryFilter = z.infer<typeof TrajectoryFilter>;
export const TrajectoryCount = z.object({ count: z.number(), leftOut: CappedCount.optional() });
export type TrajectoryCount = z.infer<typeof TrajectoryCount>;

/** Facets of the side pane. GET /api/trajectories/facets?corpus=&filter=&of= */
export const AskFacets = TrajectoryFilter.extend({
  /** How agents went about it, in place of what is stored with the rows themselves. */
  of: z.literal("process").optional(),
});
export type AskFacets = z.infer<typeof AskFacets>;

const AnyFacet = z.enum([...FACETS, ...PROCESS_FACETS]);
export const TrajectoryFacets = z.object({
  facets: z.partialRecord(
    AnyFacet,
    /** `term` is filter text that selects the value, as `verdict:agentic`. */
    z.array(z.object({ value: z.string(), label: z.string(), term: z.string(), count: z.number() })),
  ),
  /** How many more values a facet has than are listed. */
  unlisted: z.partialRecord(AnyFacet, z.number()),
});
export type TrajectoryFacets = z.infer<typeof TrajectoryFacets>;
