import type { DbOrTransaction } from "@/lib/db/client";
import { type Settlement, settleAnswers } from "@/lib/domain/settle-answers";
import { itemAnswers } from "./item-answers";

/** What the standing answers of an item settle. */
export async function settlementOf(db: DbOrTransaction, itemId: bigint): Promise<Settlement> {
  const answers = await itemAnswers(db, itemId);

  return settleAnswers(
    answers.map(({ asked, events }) => ({
      asked,
      values: new Map(events.flatMap(({ question, value }) => (value === null ? [] : [[question, value] as const]))),
    })),
  );
}
