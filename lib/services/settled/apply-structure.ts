import type { DbOrTransaction } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { blindLabel } from "./blind-label";
import { effectiveLabel } from "./effective-label";
import type { TrajectoryChange } from "./settle-item";

/**
 * Makes `review` say the effective structure, and beside it the one that was said blind, which no screen shows as the
 * answer and which makes no new version. A rejection withdraws an approval, as an event of its own that names the item whose
 * rejection counts, which need not be the one that made the change: when what that item settled is taken back, so is that.
 */
export async function applyStructure(tx: DbOrTransaction, item: TrajectoryChange): Promise<void> {
  const row = sql`${item.corpus_id}::int, ${item.trajectory_id}::bigint`;
  // The row is locked before the rule is read, so that two queues that settle one trajectory follow each other.
  await tx.$executeRaw(sql`insert into review (corpus_id, trajectory_id, approved) values (${row}, false)
    on conflict (corpus_id, trajectory_id) do update set version = review.version`);
  const key = { corpusId: item.corpus_id, id: item.trajectory_id };
  const effective = await effectiveLabel(tx, key, "structure");
  const label = effective?.value ?? null;
  const blind = (await blindLabel(tx, key, "structure"))?.value ?? null;
  const rejectedIn =
    item.item_id !== null && effective && "itemId" in effective.from ? effective.from.itemId : item.item_id;
  const isOther = sql`(label, label_source, person_id) is distinct from
    (${label}::text, ${effective?.source ?? null}::text, ${effective?.personId ?? null}::int)`;

  await tx.$executeRaw(sql`
    with before as (
      select approved from review where corpus_id = ${item.corpus_id} and trajectory_id = ${item.trajectory_id}
    ), saved as (
      update review set label = ${label}::text, label_source = ${effective?.source ?? null}::text,
        person_id = ${effective?.personId ?? null}::int, approved = approved and ${label}::text is distinct from 'reject',
        blind_label = ${blind}::text, version = version + (${isOther} and ${item.item_id !== null}::bool)::int,
        updated_at = case when ${isOther} then ${item.now} else updated_at end
      where corpus_id = ${item.corpus_id} and trajectory_id = ${item.trajectory_id}
        and (${isOther} or blind_label is distinct from ${blind}::text)
      returning version
    )
    insert into label_event (corpus_id, trajectory_id, person_id, question, value, version, queue_item_id, at)
    select ${row}, ${item.person_id}, 'approval', 'no', saved.version, ${rejectedIn}::bigint, ${item.now}
    from saved, before where before.approved and ${label}::text = 'reject'`);
}
