import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";

const DifferingRow = z.object({ queue: z.uuid(), count: z.int() });

/** By queue, items on which the reviewers differed, whether or not a lead has settled them. */
export async function differingItems(
  db: DbOrTransaction,
  queues: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await queryRows(
    db,
    DifferingRow,
    sql`select q.ext_id as queue, count(*)::int as count from queue_item i join queue q on q.id = i.queue_id
        where q.ext_id = any(${queues}::uuid[]) and i.state in ('conflict', 'adjudicated') group by 1`,
  );

  return new Map(rows.map(({ queue, count }) => [queue, count]));
}
