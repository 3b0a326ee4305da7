import type { DbOrTransaction } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import type { ItemState } from "@/lib/domain/queue";
import { applyEffective } from "./apply-effective";
import { writeSettled } from "./settled-rows";
import { settlementOf } from "./settlement-of";

/** The item that is settled; its row is locked. */
export interface SettlingItem {
  readonly item_id: bigint;
  readonly corpus_id: number;
  readonly trajectory_id: bigint;
  readonly overlap: number;
  /** Who made the change that settles it. */
  readonly person_id: number;
  readonly now: Date;
}

/** What changed what counts of a trajectory. */
export interface TrajectoryChange extends Pick<SettlingItem, "corpus_id" | "trajectory_id" | "person_id" | "now"> {
  /**
   * Null when no item made the change but an answer outside of queues. That made a version already, which what follows from
   * it has too, so both are undone together.
   */
  readonly item_id: bigint | null;
}

/**
 * Settles an item that has all its answers: what everybody answered alike becomes a settled label, and structure and
 * gate the trajectory's, by the rule of effective values. What differs stays open and the item is in conflict.
 */
export async function settleItem(tx: DbOrTransaction, item: SettlingItem): Promise<ItemState> {
  const { state, settled, blind } = await settlementOf(tx, item.item_id);

  await writeSettled(tx, item, { values: settled, source: item.overlap === 1 ? "person" : "agreed" });
  await tx.$executeRaw(sql`update queue_item set state = ${state} where id = ${item.item_id}`);
  // What was said blind stays beside what counts, also where others differ who had seen the machine's answer.
  await applyEffective(tx, item, [...settled.keys(), ...blind.keys()]);

  return state;
}
