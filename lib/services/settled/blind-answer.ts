import { sql } from "@/lib/db/query-rows";
import type { OverridableQuestion } from "./standing-override";

/**
 * Over `queue q`, by what is asked: what is answered there is answered without the machine's own answer, which is the
 * filter's verdict or the judge's gate.
 */
export const hidesMachine = {
  structure: sql`q.mode = 'blind' and 'verdict' = any (q.hidden)`,
  gate: sql`q.mode = 'blind' and 'judge' = any (q.hidden)`,
} as const satisfies Record<OverridableQuestion, unknown>;

/** Over `queue_assignment a` of a blind queue: an answer that counts, of who had seen nothing that the queue hides. */
export const isBlindAnswer = sql`a.state = 'committed' and a.seen_before = '{}'`;

/** The same of one that counts all the same, but not as blind. */
export const isSightedAnswer = sql`a.state = 'committed' and a.seen_before <> '{}'`;
