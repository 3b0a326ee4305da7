import * as z from "zod";
import type { QueueProgress } from "@/lib/contract/queues";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { questionKey } from "@/lib/domain/question";
import type { Asker } from "@/lib/services/blindness/asker";
import { hasAllAnswers } from "@/lib/services/settled/has-all-answers";
import { isStandingAdjudication } from "@/lib/services/settled/standing-adjudication";
import type { QueueRow } from "./queue-row";

const ReviewerRow = z.object({
  id: z.string(),
  name: z.string(),
  is_me: z.boolean(),
  answers: z.int(),
  skipped: z.int(),
  median_ms: z.number().nullable(),
  agreed: z.int(),
  settled: z.int(),
});

/**
 * Everybody who answered or skipped something in a queue: counts, median time on an item, and how often the first
 * question was answered as its item settled it: by a lead's standing adjudication, else alike by everybody. What another queue
 * settles for the same trajectory, and which of them counts, changes nothing here.
 *
 * @param isAgreementShown - the person may know how the answers agree
 */
export async function reviewerFigures(
  asker: Asker,
  queue: Pick<QueueRow, "id" | "questions">,
  isAgreementShown: boolean,
): Promise<QueueProgress["reviewers"]> {
  const keys = queue.questions.filter((question) => question.kind !== "note").map(questionKey);
  const first = keys.includes("structure") ? "structure" : (keys[0] ?? "structure");
  const rows = await queryRows(
    asker.db,
    ReviewerRow,
    sql`with given as (
          select a.item_id, a.person_id, a.state, a.dwell_ms, e.value,
            case when count(*) over alike = count(e.value) over alike and min(e.value) over alike = max(e.value) over alike
              then e.value end as agreed
          from queue_assignment a
          left join label_event e on e.commit_id = a.commit_id and e.question = ${first} and e.phase = 'answer'
          where a.queue_id = ${queue.id} and a.state in ('committed', 'skipped')
          window alike as (partition by a.item_id, a.state)
        ), answered as (
          select g.*, case when ${hasAllAnswers} then coalesce(${adjudicatedAs(first)}, g.agreed) end as settled
          from given g join queue_item i on i.id = g.item_id
        )
        select p.ext_id as id, p.name, p.id = ${asker.person.id} as is_me,
          count(*) filter (where a.state = 'committed')::int as answers,
          count(*) filter (where a.state = 'skipped')::int as skipped,
          percentile_cont(0.5) within group (order by a.dwell_ms) filter (where a.state = 'committed')::float8 as median_ms,
          count(*) filter (where a.state = 'committed' and a.value = a.settled)::int as agreed,
          count(*) filter (where a.state = 'committed' and a.value is not null and a.settled is not null)::int as settled
        from answered a join person p on p.id = a.person_id
        group by p.id order by 4 desc, p.name`,
  );

  return rows.map((row) => ({
    person: { id: row.id, name: row.name },
    isMe: row.is_me,
    answers: row.answers,
    skipped: row.skipped,
    medianSeconds: row.median_ms === null ? null : row.median_ms / 1000,
    agreedWithSettled: isAgreementShown ? { agreed: row.agreed, settled: row.settled } : null,
  }));
}

/** Over `queue_item i`: what a lead said of a question there and did not take back. Looked up for adjudicated items alone. */
function adjudicatedAs(question: string): Sql {
  return sql`case when i.state = 'adjudicated' then (select e.value from label_event e
    where e.queue_item_id = i.id and e.question = ${question} and ${isStandingAdjudication}) end`;
}
