import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { hasAllAnswers } from "./has-all-answers";
import type { TrajectoryChange } from "./settle-item";
import { adjudicatedOf, settlementOf } from "./settlement-of";

const WithdrawalRow = z.object({ event_id: z.bigint(), item_id: z.bigint() });
const ItemRow = z.object({ id: z.bigint() });

/**
 * Gives back the approval that a settled rejection withdrew, where that rejection was taken back, nothing else rejects the
 * trajectory and nobody has answered the approval since. The rejection may be another item's than the one that is taken back
 * now: while a second one counted, in a queue or the reader, the approval stayed away. One that was only overruled goes on
 * keeping it away. What comes back with an answer in the reader has the version of that, so it is undone with it.
 */
export async function restoreApproval(tx: DbOrTransaction, item: TrajectoryChange): Promise<void> {
  if (!(await withdrawalOf(tx, item))) return;
  // Few undos meet one. The row is locked before its events are read again, so that an answer in the reader at the same
  // moment is not passed over.
  await tx.$executeRaw(
    sql`select from review where corpus_id = ${item.corpus_id} and trajectory_id = ${item.trajectory_id} for update`,
  );
  const withdrawal = await withdrawalOf(tx, item);
  if (!withdrawal || (await stillRejects(tx, item))) return;

  await tx.$executeRaw(sql`
    with restored as (
      update review set approved = true, version = version + ${item.item_id === null ? 0 : 1}::int, updated_at = ${item.now}
      where corpus_id = ${item.corpus_id} and trajectory_id = ${item.trajectory_id}
      returning version
    )
    insert into label_event (corpus_id, trajectory_id, person_id, question, value, version, undoes_id, queue_item_id, at)
    select ${item.corpus_id}::int, ${item.trajectory_id}::bigint, ${item.person_id}, 'approval', 'yes', version,
      ${withdrawal.event_id}::bigint, ${withdrawal.item_id}::bigint, ${item.now}
    from restored`);
}

/** The last answer about the approval, if an item withdrew it and nothing rejects now. A person withdraws it for no item. */
async function withdrawalOf(
  tx: DbOrTransaction,
  { corpus_id, trajectory_id }: TrajectoryChange,
): Promise<z.infer<typeof WithdrawalRow> | undefined> {
  const [row] = await queryRows(
    tx,
    WithdrawalRow,
    sql`select w.id as event_id, w.queue_item_id as item_id
        from review v
        cross join lateral (select e.id, e.queue_item_id, e.value from label_event e
          where e.corpus_id = v.corpus_id and e.trajectory_id = v.trajectory_id and e.question = 'approval'
          order by e.id desc limit 1) w
        where v.corpus_id = ${corpus_id} and v.trajectory_id = ${trajectory_id} and v.label is distinct from 'reject'
          and w.queue_item_id is not null and w.value = 'no'`,
  );

  return row;
}

/** Whether what any item settled as a rejection stands, whatever counts before it. */
async function stillRejects(tx: DbOrTransaction, { corpus_id, trajectory_id }: TrajectoryChange): Promise<boolean> {
  const items = await queryRows(
    tx,
    ItemRow,
    sql`select i.id from queue_item i
        where i.corpus_id = ${corpus_id} and i.trajectory_id = ${trajectory_id} and ${hasAllAnswers}`,
  );
  for (const { id } of items) {
    const said = [(await settlementOf(tx, id)).settled, await adjudicatedOf(tx, id)];
    if (said.some((values) => values.get("structure") === "reject")) return true;
  }

  return false;
}
