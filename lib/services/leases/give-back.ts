import type { SkipAnswer } from "@/lib/contract/review-flow";
import type { DbOrTransaction } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { lockLease } from "./lock-lease";
import { myProgress } from "./my-progress";

/** Puts an item at the end of this person's own list; somebody else may answer it meanwhile. The draft is kept. */
export async function skipLease(ctx: Context, { id }: { readonly id: string }): Promise<SkipAnswer> {
  requirePermission(ctx, "review_in_queue");

  return endHold(ctx, id, "skipped");
}

/**
 * Gives an item back as if it had not been leased. The draft of a live lease is kept for the next time; that of one that
 * was lost is dropped, which is how a person declines to file it as an extra opinion. Of one that the person has given
 * back themselves it stays: the same may be sent twice, or by another tab that held the item too.
 */
export async function releaseLease(ctx: Context, { id }: { readonly id: string }): Promise<SkipAnswer> {
  requirePermission(ctx, "review_in_queue");

  return endHold(ctx, id, "released");
}

async function endHold(
  ctx: Pick<Context, "db" | "person" | "now">,
  id: string,
  to: "skipped" | "released",
): Promise<SkipAnswer> {
  const queueId = await ctx.db.$transaction(async (tx) => {
    const lease = await lockLease(tx, id, ctx.person.id);
    if (lease.lease_state === "leased") {
      await tx.$executeRaw(sql`update queue_assignment set state = ${to}, skipped_at = ${to === "skipped" ? ctx.now() : null}
        where item_id = ${lease.item_id} and person_id = ${ctx.person.id}`);
      await returnSlot(tx, lease.item_id);
    } else if (to === "released" && lease.lease_state === "lapsed") {
      await tx.queueDraft.deleteMany({ where: { itemId: lease.item_id, personId: ctx.person.id } });
    }

    return lease.queue_id;
  });

  return { progress: await myProgress(ctx, queueId, ctx.now()) };
}

async function returnSlot(tx: DbOrTransaction, itemId: bigint): Promise<void> {
  await tx.$executeRaw(sql`update queue_item i set free_slots = i.free_slots + 1,
      state = case when i.answers = 0 and i.free_slots + 1 >= q.overlap then 'ready' else i.state end
    from queue q where i.id = ${itemId} and q.id = i.queue_id`);
}
