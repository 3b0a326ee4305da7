import * as z from "zod";
import type { LeaseAnswer, MyProgress } from "@/lib/contract/review-flow";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";
import type { Context } from "@/lib/services/context";
import { findQueue, type QueueRow, requireReviewer } from "@/lib/services/queues/queue-row";
import { requirePermission } from "@/lib/services/require-permission";
import { claimItems } from "./claim-items";
import { leasedItems } from "./leased-items";
import { myProgress } from "./my-progress";

const OpenRow = z.object({ is_open: z.boolean() });

/**
 * Leases items to the person who asks until `want` are held, and answers all that are held.
 *
 * @throws ServiceError NOT_FOUND, or FORBIDDEN for whoever is not named for the queue
 */
export async function leaseItems(
  ctx: Context,
  input: { readonly id: string; readonly want: number },
): Promise<LeaseAnswer> {
  requirePermission(ctx, "review_in_queue");
  const queue = await findQueue(ctx, input.id);
  requireReviewer(queue);

  if (queue.state === "open")
    await claimItems(ctx.db, {
      queueId: queue.id,
      corpusId: queue.corpus_id,
      personId: ctx.person.id,
      want: input.want,
      now: ctx.now(),
    });
  const [items, progress] = await Promise.all([leasedItems(ctx, queue), myProgress(ctx, queue.id, ctx.now())]);
  const isShort = items.length < input.want;

  return { items, progress, nothing: isShort ? await reasonOfNothing(ctx, queue, progress) : stateReason(queue) };
}

function stateReason({ state }: QueueRow): "more" | "paused" | "closed" {
  return state === "open" ? "more" : state;
}

/** Why no more items came. An item whose slots are all held may return when a lease runs out. */
async function reasonOfNothing(asker: Asker, queue: QueueRow, progress: MyProgress): Promise<LeaseAnswer["nothing"]> {
  if (queue.state !== "open") return queue.state;
  if (progress.waiting > 0) return "more";

  const [row] = await queryRows(
    asker.db,
    OpenRow,
    sql`select exists (select from queue_item i
          where i.queue_id = ${queue.id} and i.state in ('in_progress', 'needs_second')
            and not exists (select from queue_assignment a where a.item_id = i.id and a.person_id = ${asker.person.id}
              and a.state in ('leased', 'committed'))) as is_open`,
  );

  return row?.is_open ? "others_hold_the_rest" : "all_answered";
}
