import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";

const SWEEP_AT_ONCE = 500;
const Lapsed = z.object({ item_id: z.bigint() });

/**
 * Common table expressions `dead`, `lapsed` and `returned`: leases over `queue_assignment a` that meet a condition and
 * ran out end, and their slots return. The item is locked before the lease, as everywhere, and locked rows are passed
 * over: whoever has them is committing or giving them back.
 */
export function lapseStatements(condition: Sql, now: Date, limit: number): Sql {
  return sql`dead as (
      select i.id as item_id, a.person_id from queue_item i join queue_assignment a on a.item_id = i.id
      where ${condition} and a.state = 'leased' and a.expires_at < ${now}
      order by a.expires_at limit ${limit}::int for update of i, a skip locked
    ), ${endedStatements}`;
}

/** `lapsed` and `returned` over a table expression `dead` (item_id, person_id) of locked leases. */
const endedStatements = sql`lapsed as (
      update queue_assignment a set state = 'lapsed' from dead d
      where a.item_id = d.item_id and a.person_id = d.person_id and a.state = 'leased'
      returning a.item_id
    ), returned as (
      update queue_item i set free_slots = i.free_slots + ended.count,
        state = case when i.state <> 'in_progress' then i.state
          when i.free_slots + ended.count >= q.overlap then 'ready' else i.state end
      from (select item_id, count(*)::int as count from lapsed group by item_id) ended, queue q
      where i.id = ended.item_id and q.id = i.queue_id
    )`;

/** Gives back every lease that ran out, in all queues. Claims do the same for their own queue, a few at a time. */
export async function returnLapsed(db: DbOrTransaction, now: Date): Promise<number> {
  const rows = await queryRows(
    db,
    Lapsed,
    sql`with ${lapseStatements(sql`true`, now, SWEEP_AT_ONCE)} select item_id from lapsed`,
  );

  return rows.length;
}

/** Ends leases that still run: of a queue that is closed, or of people who may not review it any more. */
export async function endLeases(tx: DbOrTransaction, condition: Sql): Promise<number> {
  const rows = await queryRows(
    tx,
    Lapsed,
    sql`with dead as (
          select i.id as item_id, a.person_id from queue_item i join queue_assignment a on a.item_id = i.id
          where ${condition} and a.state = 'leased' order by i.id for update of i, a
        ), ${endedStatements} select item_id from lapsed`,
  );

  return rows.length;
}
