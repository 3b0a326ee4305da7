import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { TrajectoryKey } from "@/lib/services/trajectories/locate-trajectory";
import { hidesJudge, isBlindAnswer } from "./blind-answer";
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
 * The gate that people said before they could see the judge, whatever was said in its sight since, or in the same item by
 * who had seen it before: agreed by several, else a single person's, and of two that are equal the later one. What a lead
 * settled is none.
 */
export async function blindGate(db: DbOrTransaction, key: TrajectoryKey): Promise<BlindGate | undefined> {
  const items = await queryRows(
    db,
    ItemRow,
    sql`select i.id as item_id, q.id as queue_id
        from queue_item i join queue q on q.id = i.queue_id
        cross join lateral (select count(*) as answers, max(a.committed_at) as given_at
          from queue_assignment a where a.item_id = i.id and ${isBlindAnswer}) b
        where i.corpus_id = ${key.corpusId} and i.trajectory_id = ${key.id}
          and i.state in ('done', 'conflict', 'adjudicated', 'blocked_task_fault') and ${hidesJudge}
        order by b.answers > 1 desc, b.given_at desc, i.id desc`,
  );

  for (const { item_id: itemId, queue_id: queueId } of items) {
    const { blind } = await settlementOf(db, itemId);
    const value = blind.get("gate");
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
