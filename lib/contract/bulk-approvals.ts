import * as z from "zod";
import { Job } from "./jobs";
import { PAGE_FIELDS, PageQuery } from "./page";

/** GET /api/approvals?corpus=&cursor=&limit=: the bulk approvals of a corpus and what took them back, newest first. */
export const BulkApprovalQuery = PageQuery.extend({ corpus: z.uuid() });
export type BulkApprovalQuery = z.infer<typeof BulkApprovalQuery>;

/** "not_yet": it still runs. "nothing": it changed nothing. "running", "done": the job that takes it back. */
const BULK_UNDOS = ["not_yet", "nothing", "possible", "running", "done"] as const;

export const BulkApproval = z.object({
  job: Job,
  /** What it does to rows; one that takes another back does the opposite. */
  change: z.enum(["approve", "withdraw"]),
  /** The job that it takes back; null for one that a person started with a filter. */
  undoes: z.uuid().nullable(),
  /** The filter that its rows matched, or those of the first that is taken back. */
  filter: z.string(),
  by: z.string(),
  /** Rows that it changed so far, and of those the ones that were taken back. */
  changed: z.int(),
  takenBack: z.int(),
  undo: z.enum(BULK_UNDOS),
});
export type BulkApproval = z.infer<typeof BulkApproval>;

export const BulkApprovalList = z.object({
  items: z.array(BulkApproval),
  ...PAGE_FIELDS,
  /** Whether those of others, and older ones of one's own, are kept from who reviews trajectories of the corpus blind. */
  leavesOut: z.boolean(),
});
export type BulkApprovalList = z.infer<typeof BulkApprovalList>;
