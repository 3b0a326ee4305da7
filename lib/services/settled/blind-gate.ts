import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { TrajectoryKey } from "@/lib/services/trajectories/locate-trajectory";
import { settlementOf } from "./settlement-of";

/** What the reviewers of a queue that hid the judge said, with the item it was said in. */
export interface BlindGate {
  readonly value: string;
  readonly itemId: bigint;
  readonly queueId: number;
}

const ItemRow = z.object({ item_id: z.bigint(), queue_id: z.int() });
const GivenRow = z.object({ given: z.boolean() });

/**
 * The gate that people said before they could see the judge, whatever was said in its sight since: agreed by the overlap,
 * else a single person's, and of two that are equal the later one. What a lead settled is none.
 */
export async function blindGate(db: DbOrTransaction, key: TrajectoryKey): Promise<BlindGate | undefined> {
  const items = await queryRows(
    db,
    ItemRow,
    sql`select i.id as item_id, q.id as queue_id
        from queue_item i join queue q on q.id = i.queue_id
        where i.corpus_id = ${key.corpusId} and i.trajectory_id = ${key.id}
          and i.state in ('done', 'conflict', 'adjudicated', 'blocked_task_fault')
          and q.mode = 'blind' and 'judge' = any (q.hidden)
        order by q.overlap > 1 desc,
          (select max(a.committed_at) from queue_assignment a where a.item_id = i.id and a.state = 'committed') desc, i.id desc`,
  );

  for (const { item_id: itemId, queue_id: queueId } of items) {
    const { settled } = await settlementOf(db, itemId);
    const value = settled.get("gate");
    if (value !== undefined) return { value, itemId, queueId };
  }

  return undefined;
}

/** Whether the blind gate of a trajectory is said to come from the queue of an item of it. */
export async function gaveBlindGate(db: DbOrTransaction, itemId: bigint): Promise<boolean> {
  const [row] = await queryRows(
    db,
    GivenRow,
    sql`select exists (select from queue_item i
          join gate_label g on g.corpus_id = i.corpus_id and g.trajectory_id = i.trajectory_id and g.blind_queue_id = i.queue_id
          where i.id = ${itemId}) as given`,
  );

  return row?.given ?? false;
}
