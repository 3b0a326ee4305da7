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
 * comes back with the last one that kept it away, also where what the item settled was not what counted.
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
  await restoreApproval(tx, item);
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
