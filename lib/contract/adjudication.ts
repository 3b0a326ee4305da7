import * as z from "zod";
import { ExpectedVersion, Span } from "./label-values";
import { Answers, QuestionList } from "./questions";
import { Cause } from "./queue-values";
import { TrajectoryDetail } from "./trajectory-detail";

/** One side of a disagreement. */
export const Side = z.object({
  kind: z.enum(["reviewer", "filter", "judge"]),
  name: z.string(),
  answers: Answers,
  note: z.string().nullable(),
  spans: z.array(Span),
  /** A blind reviewer's second thought, once revealed. */
  secondThought: z.boolean().nullable(),
});
export type Side = z.infer<typeof Side>;

/** GET /api/adjudications/:queueId?cursor=&state=conflict|blocked_task_fault|settled */
export const ConflictItem = z.object({
  item: z.uuid(),
  /** Grows with every answer and settlement of the item. */
  version: z.int(),
  trajectory: z.uuid(),
  query: z.string(),
  bucket: z.string().nullable(),
  /** Name of the run that it is of. */
  run: z.string(),
  /** Which try of its problem in the run; null where the source numbers none. */
  rollout: z.int().nullable(),
  /** Question keys on which the reviewers differ. */
  differing: z.array(z.string()),
  sides: z.array(Side),
  /** Why the person who asks may not settle it alone; null when he may. */
  barredBecause: z.string().nullable(),
  settled: z
    .object({ answers: Answers, cause: Cause, by: z.string(), at: z.iso.datetime(), event: z.uuid() })
    .nullable(),
});
export type ConflictItem = z.infer<typeof ConflictItem>;
export const ConflictQuery = z.object({
  state: z.enum(["conflict", "blocked_task_fault", "settled"]).default("conflict"),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});
export const ConflictPage = z.object({
  queue: z.object({ id: z.uuid(), name: z.string(), questions: QuestionList }),
  items: z.array(ConflictItem),
  nextCursor: z.string().nullable(),
  counts: z.object({ conflict: z.number(), blocked_task_fault: z.number(), settled: z.number() }),
  /** Items that the person reviews without seeing the others are in no list and no count. */
  leavesOut: z.boolean().default(false),
});
export type ConflictPage = z.infer<typeof ConflictPage>;

/** GET /api/adjudications/:queueId/items/:itemId */
export const ConflictDetail = ConflictItem.extend({ detail: TrajectoryDetail });
export type ConflictDetail = z.infer<typeof ConflictDetail>;

/** POST /api/adjudications/:queueId/items/:itemId settles every question that differs. */
export const Settle = z.object({
  answers: Answers,
  cause: Cause,
  note: z.string().max(4000).optional(),
  /** The item's state as it was read; a newer one is shown instead of overwritten. */
  expectedVersion: ExpectedVersion,
});
export type Settle = z.infer<typeof Settle>;

/** POST /api/adjudications/:queueId/items/:itemId/undo takes back the settlement that this event belongs to. */
export const UndoSettle = z.object({ event: z.uuid() });
export type UndoSettle = z.infer<typeof UndoSettle>;

/** Answer of both: the item as it stands now. A conflict changed nothing. */
export const SettleAnswer = z.discriminatedUnion("status", [
  z.object({ status: z.literal("saved"), item: ConflictItem }),
  z.object({ status: z.literal("conflict"), item: ConflictItem }),
]);
export type SettleAnswer = z.infer<typeof SettleAnswer>;
