import { sql } from "@/lib/db/query-rows";
import { isBlindAnswer } from "@/lib/services/settled/blind-answer";
import { hasAllAnswers } from "@/lib/services/settled/has-all-answers";

/** Over `queue_item i`: all who answered say that the task is broken. Its state says so only until a lead settles it. */
const saysBroken = sql`(
  select coalesce(bool_and(exists (
      select from label_event e
      where e.queue_item_id = a.item_id and e.commit_id = a.commit_id and e.phase = 'answer' and e.question = 'outcome' and e.value = 'task'
    )), false)
  from queue_assignment a where a.item_id = i.id and a.state = 'committed'
)`;

/** Over `queue_item i`: it has all its answers, and no label, because the task is broken. */
export const isBroken = sql`${hasAllAnswers} and ${saysBroken}`;

/** Over `queue_item i`: it has all its answers, and a label if its blind ones agree. A task that is broken gets none. */
export const takesLabel = sql`${hasAllAnswers} and not ${saysBroken}`;

/**
 * Over `queue_item i` of a sample: how many blind `answers` it has, and the `gate` that they settle among themselves, as
 * `settlementOf` does; null where they agree on none. No other queue is asked: one that takes up some of the drawn
 * trajectories by a rule of its own would make what is labelled of a draw another part of it than chance did.
 */
export const drawnGate = sql`select count(*) as answers,
    case when count(*) = count(e.value) and count(distinct e.value) = 1 then min(e.value)::smallint end as gate
  from queue_assignment a
  left join label_event e on e.queue_item_id = a.item_id and e.commit_id = a.commit_id and e.phase = 'answer' and e.question = 'gate'
  where a.item_id = i.id and ${isBlindAnswer}`;
