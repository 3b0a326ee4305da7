import type { ConflictDetail, ConflictItem } from "@/lib/contract/adjudication";
import { sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";
import { blindLayers } from "@/lib/services/blindness/hidden-layers";
import { noteSight } from "@/lib/services/blindness/note-sight";
import { noteSeen } from "@/lib/services/commits/note-reveal";
import type { Context } from "@/lib/services/context";
import { findQueue, type QueueRow } from "@/lib/services/queues/queue-row";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { readDetail } from "@/lib/services/trajectories/read-detail";
import { conflictItem, STILL_BLIND } from "./conflict-item";
import { type ConflictRow, conflictRows } from "./conflict-rows";

/** Names an item of a queue. */
export interface ItemRef {
  readonly queueId: string;
  readonly itemId: string;
}

/**
 * One item with its sides and the whole trajectory.
 *
 * @throws ServiceError NOT_FOUND, FORBIDDEN while the person may not know what the others answered
 */
export async function getConflict(ctx: Context, ref: ItemRef): Promise<ConflictDetail> {
  requirePermission(ctx, "adjudicate");
  await noteItemSeen(ctx, ref);
  const { queue, row } = await findItem(ctx, ref);
  const key = { corpusId: row.corpus_id, id: row.trajectory_id };
  const [item, detail] = await Promise.all([conflictItem(ctx, queue, row), readDetail(ctx, key)]);
  noteSight(ctx, key, ["peers"]);

  return { ...item, detail };
}

/** The item as it stands now. */
export async function readConflict(asker: Asker, ref: ItemRef): Promise<ConflictItem> {
  const { queue, row } = await findItem(asker, ref);

  return conflictItem(asker, queue, row);
}

/** What the person answered is open to them from here on, and stays as it is: also where the others agreed with it. */
async function noteItemSeen(ctx: Context, { itemId }: ItemRef): Promise<void> {
  const item = await ctx.db.queueItem.findUnique({
    where: { extId: itemId },
    select: { corpusId: true, trajectoryId: true },
  });
  if (item) await noteSeen(ctx, { corpusId: item.corpusId, id: item.trajectoryId });
}

async function findItem(asker: Asker, ref: ItemRef): Promise<{ queue: QueueRow; row: ConflictRow }> {
  const queue = await findQueue(asker, ref.queueId);
  const [row] = await conflictRows(asker, sql`i.queue_id = ${queue.id} and i.ext_id = ${ref.itemId}::uuid`, 1);
  // Before its state, which tells whether the answers agree.
  const blind = row ? await blindLayers(asker, { corpusId: row.corpus_id, id: row.trajectory_id }) : [];
  if (blind.includes("peers")) throw new ServiceError("FORBIDDEN", STILL_BLIND);
  if (!row || !["conflict", "blocked_task_fault", "adjudicated"].includes(row.state))
    throw new ServiceError("NOT_FOUND", "There is no such disagreement in this queue. It may have been taken back.");

  return { queue, row };
}
