import * as z from "zod";
import { QuestionList } from "@/lib/contract/questions";
import { HiddenLayer, PriorityRule, QueueMode, QueueState } from "@/lib/contract/queue-values";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";
import { ServiceError } from "@/lib/services/service-error";
import { hasOpenAnswer } from "./agreement-shown";
import { mayReview } from "./may-review";

/** A queue as its services need it, with the newest version of its questions. */
export const QueueRow = z.object({
  id: z.int(),
  ext_id: z.string(),
  corpus_id: z.int(),
  name: z.string(),
  state: QueueState,
  mode: QueueMode,
  hidden: z.array(HiddenLayer),
  overlap: z.int(),
  priority: PriorityRule,
  seed: z.int(),
  own_items_adjudicable: z.boolean(),
  question_set_id: z.int(),
  question_version: z.int(),
  questions: QuestionList,
  may_review: z.boolean(),
  has_open_answer: z.boolean(),
});
export type QueueRow = z.infer<typeof QueueRow>;

/**
 * A queue by its public id.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function findQueue(asker: Asker, extId: string): Promise<QueueRow> {
  const [row] = await queueRows(asker, sql`q.ext_id = ${extId}::uuid`);
  if (!row) throw noSuchQueue();

  return row;
}

/**
 * The queue that a lease of the person who asks is in.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function findQueueOfLease(asker: Asker, leaseId: string): Promise<QueueRow> {
  const [row] = await queueRows(
    asker,
    sql`q.id = (select queue_id from queue_assignment where lease_id = ${leaseId}::uuid and person_id = ${asker.person.id})`,
  );
  if (!row) throw noSuchLease();

  return row;
}

function queueRows(asker: Asker, condition: Sql): Promise<QueueRow[]> {
  return queryRows(
    asker.db,
    QueueRow,
    sql`select q.id, q.ext_id, q.corpus_id, q.name, q.state, q.mode, q.hidden, q.overlap, q.priority, q.seed,
          q.own_items_adjudicable, s.id as question_set_id, s.version as question_version, s.questions,
          ${mayReview(asker.person.id)} as may_review, ${hasOpenAnswer(asker)} as has_open_answer
        from queue q
        join lateral (select id, version, questions from question_set where queue_id = q.id order by version desc limit 1) s
          on true
        where ${condition}`,
  );
}

export function noSuchLease(): ServiceError {
  return new ServiceError("NOT_FOUND", "There is no such lease of yours. Open the queue again.");
}

export function noSuchQueue(): ServiceError {
  return new ServiceError("NOT_FOUND", "There is no such queue. It may have been removed with its corpus.");
}

/**
 * Stops whoever is not named for a queue.
 *
 * @throws ServiceError FORBIDDEN
 */
export function requireReviewer(queue: Pick<QueueRow, "may_review" | "name">): void {
  if (queue.may_review) return;

  throw new ServiceError(
    "FORBIDDEN",
    `The queue “${queue.name}” is for other reviewers. Ask a lead to name you for it.`,
  );
}
