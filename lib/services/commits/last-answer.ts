import * as z from "zod";
import type { MyLastAnswer } from "@/lib/contract/last-answer";
import { QuestionList } from "@/lib/contract/questions";
import { queryRows, sql } from "@/lib/db/query-rows";
import { answersOfEvents } from "@/lib/domain/answer-events";
import type { Context } from "@/lib/services/context";
import { findQueue } from "@/lib/services/queues/queue-row";
import { requirePermission } from "@/lib/services/require-permission";
import { wasBlind } from "./note-reveal";

const AnswerRow = z.object({
  commit: z.string(),
  item: z.string(),
  trajectory: z.string(),
  task: z.string(),
  questions: QuestionList,
  is_blind: z.boolean(),
  is_revealed: z.boolean(),
  question: z.string(),
  value: z.string().nullable(),
  reason: z.string().nullable(),
  note: z.string().nullable(),
});

/**
 * The answer that a person gave last in a queue and that stands: the only one that can still be revealed or taken back,
 * also in a browser that did not give it.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function lastAnswer(ctx: Context, { id }: { readonly id: string }): Promise<MyLastAnswer> {
  requirePermission(ctx, "review_in_queue");
  const queue = await findQueue(ctx, id);
  const events = await queryRows(
    ctx.db,
    AnswerRow,
    sql`with a as (
        select item_id, commit_id, revealed_at from queue_assignment
        where person_id = ${ctx.person.id} and queue_id = ${queue.id} and state = 'committed'
        order by committed_at desc, item_id desc limit 1
      )
      select a.commit_id as commit, i.ext_id as item, t.ext_id as trajectory, p.query as task, s.questions,
        ${wasBlind} as is_blind, a.revealed_at is not null as is_revealed, e.question, e.value, e.reason, e.note
      from a
      join queue_item i on i.id = a.item_id
      join queue q on q.id = i.queue_id
      join trajectory t on t.corpus_id = i.corpus_id and t.id = i.trajectory_id
      join problem p on p.id = t.problem_id
      join label_event e on e.queue_item_id = a.item_id and e.commit_id = a.commit_id and e.phase = 'answer'
      join question_set s on s.id = e.question_set_id
      order by e.id`,
  );
  const [first] = events;
  if (!first) return { last: null };
  const { commit, item, trajectory, task, questions, is_blind: isBlind, is_revealed: isRevealed } = first;

  return {
    last: { commit, item, trajectory, task, questions, answers: answersOfEvents(events), isBlind, isRevealed },
  };
}
