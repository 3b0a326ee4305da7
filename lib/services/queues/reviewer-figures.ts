import * as z from "zod";
import type { QueueProgress } from "@/lib/contract/queues";
import { queryRows, sql } from "@/lib/db/query-rows";
import { questionKey } from "@/lib/domain/question";
import type { Asker } from "@/lib/services/blindness/asker";
import { isAgreementShown } from "./agreement-shown";
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
 * question was answered as it was settled later.
 */
export async function reviewerFigures(
  asker: Asker,
  queue: Pick<QueueRow, "id" | "questions" | "mode" | "state" | "hidden" | "has_open_answer">,
): Promise<QueueProgress["reviewers"]> {
  const keys = queue.questions.filter((question) => question.kind !== "note").map(questionKey);
  const first = keys.includes("structure") ? "structure" : (keys[0] ?? "structure");
  const rows = await queryRows(
    asker.db,
    ReviewerRow,
    sql`select p.ext_id as id, p.name, p.id = ${asker.person.id} as is_me,
          count(*) filter (where a.state = 'committed')::int as answers,
          count(*) filter (where a.state = 'skipped')::int as skipped,
          percentile_cont(0.5) within group (order by a.dwell_ms) filter (where a.state = 'committed')::float8 as median_ms,
          count(*) filter (where s.value is not null and e.value = s.value)::int as agreed,
          count(*) filter (where s.value is not null and e.value is not null)::int as settled
        from queue_assignment a
        join person p on p.id = a.person_id
        left join settled_label s on s.queue_item_id = a.item_id and s.question = ${first} and a.state = 'committed'
        left join label_event e on e.commit_id = a.commit_id and e.question = ${first} and e.phase = 'answer'
        where a.queue_id = ${queue.id} and a.state in ('committed', 'skipped')
        group by p.id order by 4 desc, p.name`,
  );

  const isShown = isAgreementShown(asker, queue);

  return rows.map((row) => ({
    person: { id: row.id, name: row.name },
    isMe: row.is_me,
    answers: row.answers,
    skipped: row.skipped,
    medianSeconds: row.median_ms === null ? null : row.median_ms / 1000,
    agreedWithSettled: isShown ? { agreed: row.agreed, settled: row.settled } : null,
  }));
}
