import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { isSightedAnswer } from "@/lib/services/settled/blind-answer";
import type { QueueRow } from "./queue-row";

const Count = z.object({ answers: z.int() });

/** How many answers of a queue count, but not as blind. */
export async function countSeenBefore(db: DbOrTransaction, queue: Pick<QueueRow, "id">): Promise<number> {
  const [row] = await queryRows(db, Count, seenBeforeCount(queue));

  return row?.answers ?? 0;
}

/** Its statement, in which the condition of the index stands as it is there. */
export function seenBeforeCount(queue: Pick<QueueRow, "id">): Sql {
  return sql`select count(*)::int as answers from queue_assignment a where a.queue_id = ${queue.id} and ${isSightedAnswer}`;
}
