import * as z from "zod";
import { HiddenLayer } from "@/lib/contract/queue-values";
import { QueueSummary as Contract, type QueueSummary } from "@/lib/contract/queues";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";
import { figuresShown, hasOpenAnswer } from "./agreement-shown";
import { mayReview } from "./may-review";

const Shape = Contract.shape;
const SummaryRow = z.object({
  id: z.string(),
  corpus: z.string(),
  name: z.string(),
  state: Shape.state,
  mode: Shape.mode,
  hidden: z.array(HiddenLayer),
  overlap: z.int(),
  items: z.int(),
  answered: z.int(),
  conflicts: z.int(),
  mine: z.int(),
  waiting: z.int(),
  may_review: z.boolean(),
  has_open_answer: z.boolean(),
  are_figures_shown: z.boolean(),
  created_at: z.date(),
});

/**
 * Queues that meet a condition on `queue q` of `corpus c`, newest first, with their counts and those of the person who asks.
 * What the person holds waits for them like what they could still be given.
 */
export async function queueSummaries({ db, person }: Asker, where: Sql): Promise<QueueSummary[]> {
  const rows = await queryRows(
    db,
    SummaryRow,
    sql`select q.ext_id as id, c.ext_id as corpus, q.name, q.state, q.mode, q.hidden, q.overlap, q.created_at,
          coalesce(i.items, 0) as items, coalesce(i.answered, 0) as answered, coalesce(i.conflicts, 0) as conflicts,
          coalesce(a.mine, 0) as mine,
          greatest(0, coalesce(i.free, 0) - coalesce(a.taken, 0)) + coalesce(a.held, 0) as waiting,
          ${mayReview(person.id)} as may_review, ${hasOpenAnswer({ person })} as has_open_answer, ${figuresShown({ person })} as are_figures_shown
        from queue q
        join corpus c on c.id = q.corpus_id
        left join lateral (
          select count(*)::int as items, count(*) filter (where free_slots > 0)::int as free,
            count(*) filter (where state in ('conflict', 'adjudicated', 'blocked_task_fault', 'done'))::int as answered,
            count(*) filter (where state = 'conflict')::int as conflicts
          from queue_item where queue_id = q.id) i on true
        left join lateral (
          select count(*) filter (where a.state = 'committed')::int as mine,
            count(*) filter (where a.state = 'leased')::int as held,
            count(*) filter (where i.free_slots > 0)::int as taken
          from queue_assignment a join queue_item i on i.id = a.item_id
          where a.queue_id = q.id and a.person_id = ${person.id} and a.state in ('leased', 'committed')) a on true
        where ${where}
        order by q.id desc`,
  );

  return rows.map(({ mine, waiting, may_review, has_open_answer, are_figures_shown, created_at, hidden, ...row }) => ({
    ...row,
    conflicts: are_figures_shown ? row.conflicts : null,
    mine: {
      answered: mine,
      waiting: may_review && row.state === "open" ? waiting : 0,
      isUnrevealed: has_open_answer && row.state !== "closed" && row.mode === "blind" && hidden.length > 0,
    },
    mayReview: may_review,
    createdAt: created_at.toISOString(),
  }));
}
