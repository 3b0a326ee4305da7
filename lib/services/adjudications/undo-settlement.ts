import * as z from "zod";
import type { SettleAnswer, UndoSettle } from "@/lib/contract/adjudication";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { blindLayers } from "@/lib/services/blindness/hidden-layers";
import type { Context } from "@/lib/services/context";
import { findQueue } from "@/lib/services/queues/queue-row";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { settleItem } from "@/lib/services/settled/settle-item";
import { isStandingAdjudication } from "@/lib/services/settled/standing-adjudication";
import { takeBackSettlement } from "@/lib/services/settled/take-back-settlement";
import { STILL_BLIND } from "./conflict-item";
import { type ItemRef, readConflict } from "./get-conflict";
import { type LockedItem, lockItem } from "./lock-item";

const NamedRow = z.object({ person_id: z.int(), at: z.date() });

/**
 * Takes a settlement back, as events that undo: the item is in conflict again, and what its reviewers agreed on counts
 * as before.
 *
 * @returns "conflict" with the item as it stands when the settlement is not the standing one
 * @throws ServiceError FORBIDDEN for another person's settlement without the right to take others' answers back, and while
 * the person reviews the trajectory blind
 */
export async function undoSettlement(ctx: Context, input: UndoSettle & ItemRef): Promise<SettleAnswer> {
  requirePermission(ctx, "adjudicate");
  const queue = await findQueue(ctx, input.queueId);

  const isSaved = await ctx.db.$transaction(async (tx) => {
    const item = await lockItem(tx, { queueId: queue.id, itemId: input.itemId, personId: ctx.person.id });
    if (!item) return false;
    // Before anything is written: what the answer would show of the item is closed to who reviews it blind by now.
    const blind = await blindLayers(ctx, { corpusId: item.corpus_id, id: item.trajectory_id }, tx);
    if (blind.length > 0) throw new ServiceError("FORBIDDEN", STILL_BLIND);
    const named = await standingEvent(tx, item, input.event);
    if (!named || item.state !== "adjudicated") return false;
    if (named.person_id !== ctx.person.id) requirePermission(ctx, "undo_others");

    await takeBack(tx, ctx, item);
    await tx.audit.create({
      data: {
        personId: ctx.person.id,
        verb: "undo_settle",
        subject: `queue:${queue.ext_id}`,
        detail: { item: String(item.item_id), event: input.event },
      },
    });

    return true;
  });

  return { status: isSaved ? "saved" : "conflict", item: await readConflict(ctx, input) };
}

async function standingEvent(
  tx: DbOrTransaction,
  item: LockedItem,
  event: string,
): Promise<z.infer<typeof NamedRow> | undefined> {
  const [row] = await queryRows(
    tx,
    NamedRow,
    sql`select e.person_id, e.at from label_event e
        where e.queue_item_id = ${item.item_id} and e.ext_id = ${event}::uuid and ${isStandingAdjudication}`,
  );

  return row;
}

async function takeBack(tx: DbOrTransaction, ctx: Pick<Context, "person" | "now">, item: LockedItem): Promise<void> {
  const now = ctx.now();
  await tx.$executeRaw(sql`
    insert into label_event (corpus_id, trajectory_id, person_id, question, value, version, undoes_id, queue_item_id,
      question_set_id, phase, cause, at)
    select e.corpus_id, e.trajectory_id, ${ctx.person.id}, e.question, null, ${item.version + 1}::int, e.id, e.queue_item_id,
      e.question_set_id, 'adjudication', e.cause, ${now}
    from label_event e
    where e.queue_item_id = ${item.item_id} and ${isStandingAdjudication}
    order by e.id`);
  await tx.$executeRaw(
    sql`update queue_item set version = version + 1, updated_at = ${now} where id = ${item.item_id}`,
  );

  const settling = { ...item, person_id: ctx.person.id, now };
  await takeBackSettlement(tx, settling);
  await settleItem(tx, settling);
}
