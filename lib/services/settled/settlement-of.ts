import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { type GivenAnswers, type Settlement, settleAnswers } from "@/lib/domain/settle-answers";
import { itemAnswers, type PersonAnswers } from "./item-answers";
import { isStandingAdjudication } from "./standing-adjudication";

const AdjudicatedRow = z.object({ question: z.string(), value: z.string() });

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

/** What the standing adjudication of an item says, by question key. */
export async function adjudicatedOf(db: DbOrTransaction, itemId: bigint): Promise<ReadonlyMap<string, string>> {
  const rows = await queryRows(
    db,
    AdjudicatedRow,
    sql`select e.question, e.value from label_event e
        where e.queue_item_id = ${itemId} and e.value is not null and ${isStandingAdjudication}`,
  );

  return new Map(rows.map((row) => [row.question, row.value]));
}

function givenOf({ asked, events }: PersonAnswers): GivenAnswers {
  const values = events.flatMap(({ question, value }) => (value === null ? [] : [[question, value] as const]));

  return { asked, values: new Map(values) };
}
