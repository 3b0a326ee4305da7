import type { DbOrTransaction } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import type { SettlingItem } from "./settle-item";

/**
 * Gives back the approval that an item's settled rejection withdrew, where the rejection counts no more and nobody has
 * answered the approval since.
 */
export async function restoreApproval(tx: DbOrTransaction, item: SettlingItem): Promise<void> {
  await tx.$executeRaw(sql`
    with withdrawn as (
      select e.id, e.queue_item_id, e.value, e.undoes_id from label_event e
      where e.corpus_id = ${item.corpus_id} and e.trajectory_id = ${item.trajectory_id} and e.question = 'approval'
      order by e.id desc limit 1
    ), restored as (
      update review v set approved = true, version = v.version + 1, updated_at = ${item.now}
      from withdrawn w
      where v.corpus_id = ${item.corpus_id} and v.trajectory_id = ${item.trajectory_id} and v.label is distinct from 'reject'
        and w.queue_item_id = ${item.item_id} and w.value = 'no' and w.undoes_id is null
      returning v.version, w.id
    )
    insert into label_event (corpus_id, trajectory_id, person_id, question, value, version, undoes_id, queue_item_id, at)
    select ${item.corpus_id}::int, ${item.trajectory_id}::bigint, ${item.person_id}, 'approval', 'yes', version, id,
      ${item.item_id}, ${item.now}
    from restored`);
}
