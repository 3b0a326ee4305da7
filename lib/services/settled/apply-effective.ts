import type { DbOrTransaction } from "@/lib/db/client";
import { applyGate } from "./apply-gate";
import { applyStructure } from "./apply-structure";
import type { SettlingItem } from "./settle-item";

/** Makes the current state say what counts now, for each of the questions that an item settled or settles no more. */
export async function applyEffective(
  tx: DbOrTransaction,
  item: SettlingItem,
  questions: Iterable<string>,
): Promise<void> {
  const changed = new Set(questions);

  if (changed.has("structure")) await applyStructure(tx, item);
  if (changed.has("gate")) await applyGate(tx, item);
}
