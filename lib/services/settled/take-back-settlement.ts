import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { applyEffective } from "./apply-effective";
import { gaveBlindLabels } from "./blind-label";
import { hasAllAnswers } from "./has-all-answers";
import { restoreApproval } from "./restore-approval";
import type { SettlingItem } from "./settle-item";
import { writeSettled } from "./settled-rows";
import { adjudicatedOf, settlementOf } from "./settlement-of";

const StandingRow = z.object({ item_id: z.bigint(), overlap: z.int() });
const RemovedRow = z.object({ question: z.string() });

/**
 * Removes what an item settled and no longer does. What its own reviewers agreed on counts again, or what another queue
 * had settled for the same trajectory, or the label a person had given; and an approval that a rejection had withdrawn
 * comes back with the last one that kept it away, also where what the item settled was not what counted. What is taken back
 * and was no rejection brings none back.
 */
export async function takeBackSettlement(tx: DbOrTransaction, item: SettlingItem): Promise<void> {
  const removed = await queryRows(
    tx,
    RemovedRow,
    sql`delete from settled_label where queue_item_id = ${item.item_id} returning question`,
  );
  if (removed.length > 0)
    await restoreOthers(
      tx,
      item,
      removed.map((row) => row.question),
    );
  // What it said may be the blind answer also where another is the one that counts.
  await applyEffective(tx, item, await gaveBlindLabels(tx, item.item_id));
  if (await tookBackRejection(tx, item)) await restoreApproval(tx, item);
}

/** Whether one of the answers that were taken back at this moment was a rejection. */
async function tookBackRejection(tx: DbOrTransaction, { item_id, now }: SettlingItem): Promise<boolean> {
  const [row] = await queryRows(
    tx,
    z.object({ took: z.boolean() }),
    sql`select exists (select from label_event u join label_event e on e.id = u.undoes_id
          where u.queue_item_id = ${item_id} and u.at = ${now} and e.question = 'structure' and e.value = 'reject') as took`,
  );

  return row?.took ?? false;
}

async function restoreOthers(tx: DbOrTransaction, item: SettlingItem, questions: readonly string[]): Promise<void> {
  const standing = await queryRows(
    tx,
    StandingRow,
    sql`select i.id as item_id, q.overlap from queue_item i join queue q on q.id = i.queue_id
        where i.corpus_id = ${item.corpus_id} and i.trajectory_id = ${item.trajectory_id}
          and ${hasAllAnswers}`,
  );
  for (const { item_id, overlap } of standing) {
    const settling = { ...item, item_id };
    const { settled } = await settlementOf(tx, item_id);
    await writeSettled(tx, settling, { values: settled, source: overlap === 1 ? "person" : "agreed" });
    await writeSettled(tx, settling, { values: await adjudicatedOf(tx, item_id), source: "adjudicated" });
  }
  await applyEffective(tx, item, questions);
}
