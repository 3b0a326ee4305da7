import type { GateReview } from "@/lib/contract/judge-audit";
import type { ReviewWrite, UndoLabel } from "@/lib/contract/labels";
import { locateSighted } from "@/lib/services/blindness/locate-sighted";
import { noteSight } from "@/lib/services/blindness/note-sight";
import type { Context } from "@/lib/services/context";
import { getGateReview } from "@/lib/services/judge/gate-review";
import { isGateEvent, undoGate } from "@/lib/services/judge/undo-gate";
import { requirePermission } from "@/lib/services/require-permission";
import { holdTrajectory } from "@/lib/services/trajectories/hold-trajectory";
import type { TrajectoryKey } from "@/lib/services/trajectories/locate-trajectory";
import { metAnswer } from "./met-answer";
import { getReview } from "./review-row";
import { undoEvents } from "./undo-events";

/**
 * Takes an event back: the state before it returns, as a new event. What was written together (a rejection and the
 * approval it withdrew) is taken back together. Undoing an undo brings the answer back. A gate has a state of its own.
 * Later answers that were themselves taken back do not count. An approval comes back with a rejection whoever takes that
 * back, once nothing else rejects; to take one back or bring it back alone is to approve.
 *
 * @returns "conflict" when another person answered the same question later; of a gate also the one that counts now
 * @throws ServiceError NOT_FOUND, FORBIDDEN for another person's event and for an approval alone of who may not approve,
 * CONFLICT when it would approve what is rejected or reject what is approved, is taken back already, one's own later answer
 * stands, or the corpus is being removed
 */
export async function undoLabel(ctx: Context, input: UndoLabel & { readonly id: string }): Promise<ReviewWrite> {
  requirePermission(ctx, "label");
  const key = await locateSighted(ctx, input.id, "taking answers back here");

  const isGate = await isGateEvent(ctx.db, { ...input, key });
  const undo = isGate ? undoGate : undoEvents;
  const eventId = await ctx.db.$transaction(async (tx) => {
    await holdTrajectory(tx, key);

    return undo(tx, ctx, { ...input, key });
  });
  const gate = isGate ? { gateReview: await gateInSight(ctx, key) } : {};
  if (eventId === undefined) return { ...(await metAnswer(ctx, key)), ...gate };
  const review = await getReview(ctx, key);
  // What stands again may be another person's.
  if (review.label !== null && !review.isLabelMine) noteSight(ctx, key, ["peers"]);

  return { status: "saved", review, eventId, ...gate };
}

/** The gate that counts now, which may be another person's. */
async function gateInSight(ctx: Context, key: TrajectoryKey): Promise<GateReview> {
  const gateReview = await getGateReview(ctx.db, key);
  if (gateReview.gate !== null) noteSight(ctx, key, ["peers"]);

  return gateReview;
}
