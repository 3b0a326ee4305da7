import type { DbOrTransaction } from "@/lib/db/client";
import { type GivenAnswers, type Settlement, settleAnswers } from "@/lib/domain/settle-answers";
import { itemAnswers, type PersonAnswers } from "./item-answers";

interface ItemSettlement extends Settlement {
  /** What the blind answers settle among themselves, whatever the others say. */
  readonly blind: Settlement["settled"];
}

/** What the standing answers of an item settle. */
export async function settlementOf(db: DbOrTransaction, itemId: bigint): Promise<ItemSettlement> {
  const answers = await itemAnswers(db, itemId);
  const blind = answers.filter(({ isBlind }) => isBlind);

  return { ...settleAnswers(answers.map(givenOf)), blind: settleAnswers(blind.map(givenOf)).settled };
}

function givenOf({ asked, events }: PersonAnswers): GivenAnswers {
  const values = events.flatMap(({ question, value }) => (value === null ? [] : [[question, value] as const]));

  return { asked, values: new Map(values) };
}
