import { sql } from "@/lib/db/query-rows";

/** Over `queue q`: what is answered there is answered without the judge. */
export const hidesJudge = sql`q.mode = 'blind' and 'judge' = any (q.hidden)`;

/** Over `queue_assignment a` of a blind queue: an answer that counts, of who had seen nothing that the queue hides. */
export const isBlindAnswer = sql`a.state = 'committed' and a.seen_before = '{}'`;

/** The same of one that counts all the same, but not as blind. */
export const isSightedAnswer = sql`a.state = 'committed' and a.seen_before <> '{}'`;
