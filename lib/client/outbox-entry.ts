import * as z from "zod";
import { CommitReview } from "@/lib/contract/review-flow";

/** One commit that the server may not have yet. It leaves the browser only when the server has answered for it. */
export const OutboxEntry = z.object({
  commit: z.uuid(),
  /** Who gave the answer; only their session sends or shows it. Absent from what older versions wrote. */
  person: z.uuid().optional(),
  queue: z.uuid(),
  lease: z.uuid(),
  item: z.uuid(),
  /** The task, so that a person knows which answer is meant. */
  task: z.string(),
  body: CommitReview,
  givenAtMs: z.number(),
  /** Whether it was ever sent: then the server may hold it although no answer came. */
  isTried: z.boolean(),
  state: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("waiting") }),
    /** Somebody else has the place: the person files it as an extra opinion or drops it. */
    z.object({ kind: z.literal("lease_lost") }),
    /** Another answer of the same person stands on the item: this one can only be dropped. */
    z.object({ kind: z.literal("already_answered") }),
    z.object({ kind: z.literal("refused"), reason: z.string() }),
  ]),
});
export type OutboxEntry = z.infer<typeof OutboxEntry>;

/** Anything else in the browser is not ours. */
export const OutboxEntryList = z.array(OutboxEntry).catch([]);
