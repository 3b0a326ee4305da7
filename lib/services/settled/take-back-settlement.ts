import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { applyStructure } from "./apply-structure";
import { settlementOf, type SettlingItem } from "./settle-item";
import { writeSettled } from "./settled-rows";

const OtherRow = z.object({ item_id: z.bigint(), overlap: z.int(), updated_at: z.date() });
const AdjudicatedRow = z.object({ question: z.string(), value: z.string() });

/**
 * Removes what an item settled. Where another queue had settled the same trajectory before, its answer counts again,
 * and where a person had given a label, that one.
 */
export async function takeBackSettlement(tx: DbOrTransaction, item: SettlingItem): Promise<void> {
  const removed = await tx.$executeRaw(sql`delete from settled_label where queue_item_id = ${item.item_id}`);
  if (removed === 0) return;

  const others = await queryRows(
    tx,
    OtherRow,
    sql`select i.id as item_id, q.overlap, i.updated_at from queue_item i join queue q on q.id = i.queue_id
        where i.corpus_id = ${item.corpus_id} and i.trajectory_id = ${item.trajectory_id} and i.id <> ${item.item_id}
          and i.state in ('done', 'conflict', 'adjudicated', 'blocked_task_fault')
        order by i.updated_at`,
  );
  for (const other of others) {
    const settling = { ...item, ...other, now: other.updated_at };
    const { settled } = await settlementOf(tx, other.item_id);
    await writeSettled(tx, settling, { values: settled, source: other.overlap === 1 ? "person" : "agreed" });
    await writeSettled(tx, settling, { values: await adjudicatedOf(tx, other.item_id), source: "adjudicated" });
  }
  await applyStructure(tx, item);
}

/** What the standing adjudication of an item says, by question key. */
export async function adjudicatedOf(db: DbOrTransaction, itemId: bigint): Promise<ReadonlyMap<string, string>> {
  const rows = await queryRows(
    db,
    AdjudicatedRow,
    sql`select e.question, e.value from label_event e
        where e.queue_item_id = ${itemId} and e.phase = 'adjudication' and e.value is not null and e.undoes_id is null
          and not exists (select from label_event u where u.queue_item_id = ${itemId} and u.undoes_id = e.id)`,
  );

  return new Map(rows.map((row) => [row.question, row.value]));
}
