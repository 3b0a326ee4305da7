import * as z from "zod";
import { ItemState, QueueState } from "@/lib/contract/queue-values";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { mayReview } from "@/lib/services/queues/may-review";
import { noSuchLease } from "@/lib/services/queues/queue-row";

const LockedLease = z.object({
  item_id: z.bigint(),
  item: z.string(),
  corpus_id: z.int(),
  trajectory_id: z.bigint(),
  queue_id: z.int(),
  queue: z.string(),
  overlap: z.int(),
  item_state: ItemState,
  free_slots: z.int(),
  answers: z.int(),
  version: z.int(),
  person_id: z.int(),
  lease_id: z.string(),
  lease_state: z.enum(["leased", "lapsed", "skipped", "released", "committed"]),
  commit_id: z.string().nullable(),
  is_revealed: z.boolean(),
});
const QueueNow = z.object({ queue_state: QueueState, may_review: z.boolean() });
export type LockedLease = z.infer<typeof LockedLease> & z.infer<typeof QueueNow>;

/**
 * A person's lease and its item, locked until the transaction ends: the item first, as everywhere.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function lockLease(tx: DbOrTransaction, leaseId: string, personId: number): Promise<LockedLease> {
  const [row] = await queryRows(
    tx,
    LockedLease,
    sql`select i.id as item_id, i.ext_id as item, i.corpus_id, i.trajectory_id, i.queue_id, q.ext_id as queue,
          q.overlap, i.state as item_state, i.free_slots, i.answers, i.version, a.person_id,
          a.lease_id, a.state as lease_state, a.commit_id, a.revealed_at is not null as is_revealed
        from queue_item i
        join queue_assignment a on a.item_id = i.id
        join queue q on q.id = i.queue_id
        where a.lease_id = ${leaseId}::uuid and a.person_id = ${personId}
        for update of i, a`,
  );
  if (!row) throw noSuchLease();

  // Read anew: whoever held the lock may have closed the queue or named others, and the first look was before that.
  const [queue] = await queryRows(
    tx,
    QueueNow,
    sql`select q.state as queue_state, ${mayReview(personId)} as may_review
        from queue q where q.id = ${row.queue_id}`,
  );
  if (!queue) throw noSuchLease();

  return { ...row, ...queue };
}
