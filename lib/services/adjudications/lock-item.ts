import * as z from "zod";
import { ItemState } from "@/lib/contract/queue-values";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { refuseWhileRemoved } from "@/lib/services/corpora/being-removed";
import { tookSide } from "./took-side";

const LockedItem = z.object({
  item_id: z.bigint(),
  corpus_id: z.int(),
  trajectory_id: z.bigint(),
  overlap: z.int(),
  state: ItemState,
  version: z.int(),
  has_reviewed: z.boolean(),
});
export type LockedItem = z.infer<typeof LockedItem>;

/**
 * An item of a queue, locked until the transaction ends; undefined when there is none.
 *
 * @throws ServiceError CONFLICT while its corpus is being removed
 */
export async function lockItem(
  tx: DbOrTransaction,
  { queueId, itemId, personId }: { readonly queueId: number; readonly itemId: string; readonly personId: number },
): Promise<LockedItem | undefined> {
  const [row] = await queryRows(
    tx,
    LockedItem,
    sql`select i.id as item_id, i.corpus_id, i.trajectory_id, q.overlap, i.state, i.version,
          ${tookSide(personId)} as has_reviewed
        from queue_item i join queue q on q.id = i.queue_id
        where i.queue_id = ${queueId} and i.ext_id = ${itemId}::uuid for update of i`,
  );
  if (row) await refuseWhileRemoved(tx, row.corpus_id);

  return row;
}
