import * as z from "zod";
import { Answers } from "@/lib/contract/questions";
import { HiddenLayer } from "@/lib/contract/queue-values";
import type { LeasedItem } from "@/lib/contract/review-flow";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { HIDDEN_LAYERS } from "@/lib/domain/hidden-layer";
import type { Asker } from "@/lib/services/blindness/asker";
import { sightsNoted } from "@/lib/services/blindness/note-sight";
import { seenBefore } from "@/lib/services/blindness/seen-before";
import type { QueueRow } from "@/lib/services/queues/queue-row";
import { readDetail } from "@/lib/services/trajectories/read-detail";
import { suggestAnswers } from "./suggest-answers";
import { whySentence } from "./why-sentence";

const HeldRow = z.object({
  lease_id: z.string(),
  item: z.string(),
  expires_at: z.date(),
  corpus_id: z.int(),
  trajectory_id: z.bigint(),
  answers: Answers.nullable(),
  saved_at: z.date().nullable(),
  seen_before: z.array(HiddenLayer),
});

/** The live leases of a person in a queue that meet a condition, in the order they were leased, with all to answer them. */
export async function leasedItems(asker: Asker, queue: QueueRow, condition: Sql = sql`true`): Promise<LeasedItem[]> {
  await sightsNoted(asker.db);
  const rows = await queryRows(
    asker.db,
    HeldRow,
    sql`select a.lease_id, i.ext_id as item, a.expires_at, i.corpus_id, i.trajectory_id, d.answers, d.saved_at,
          ${seenBefore(asker, queue)} as seen_before
        from queue_assignment a
        join queue_item i on i.id = a.item_id
        left join queue_draft d on d.item_id = a.item_id and d.person_id = a.person_id
        where a.person_id = ${asker.person.id} and a.queue_id = ${queue.id} and a.state = 'leased' and ${condition}
        order by a.leased_at, i.rank, i.id`,
  );

  return Promise.all(rows.map((row) => leasedItem(asker, queue, row)));
}

async function leasedItem(asker: Asker, queue: QueueRow, row: z.infer<typeof HeldRow>): Promise<LeasedItem> {
  const detail = await readDetail(asker, { corpusId: row.corpus_id, id: row.trajectory_id });
  const suggestion = queue.mode === "assisted" ? suggestAnswers(queue.questions, detail) : undefined;

  return {
    lease: row.lease_id,
    item: row.item,
    expiresAt: row.expires_at.toISOString(),
    why: whySentence(queue, detail),
    questionVersion: queue.question_version,
    questions: queue.questions,
    hidden: detail.hidden,
    seenBefore: HIDDEN_LAYERS.filter((layer) => row.seen_before.includes(layer)),
    ...(suggestion ? { suggestion } : {}),
    draft: row.answers && row.saved_at ? { answers: row.answers, savedAt: row.saved_at.toISOString() } : null,
    detail,
  };
}
