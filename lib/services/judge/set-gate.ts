import type { GateReview, GateWrite, SetGate } from "@/lib/contract/judge-audit";
import type { DbOrTransaction } from "@/lib/db/client";
import type { GateCause } from "@/lib/domain/gate-cause";
import { isAllowed } from "@/lib/domain/policy";
import { sanitiseText } from "@/lib/domain/sanitise-text";
import { locateSighted } from "@/lib/services/blindness/locate-sighted";
import { noteSight } from "@/lib/services/blindness/note-sight";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { lockGate } from "@/lib/services/settled/lock-gate";
import { requireSpans } from "@/lib/services/step-labels/require-spans";
import { holdTrajectory } from "@/lib/services/trajectories/hold-trajectory";
import type { TrajectoryKey } from "@/lib/services/trajectories/locate-trajectory";
import { getGateReview } from "./gate-review";
import { liesBeyond } from "./lies-beyond";
import { writeOwnGate } from "./write-own-gate";

/**
 * Sets a person's own gate, with the judge in sight, or takes it back with null. What it cites beyond the judge's horizon
 * makes that the cause, whatever was named.
 *
 * @returns "conflict" with the other person's answer when somebody wrote since `expectedVersion`
 * @throws ServiceError NOT_FOUND; INVALID for a place that is not there; FORBIDDEN for a gate that several people settled, and
 * for who reviews it blind; CONFLICT while the corpus is being removed
 */
export async function setGate(ctx: Context, input: SetGate & { readonly id: string }): Promise<GateWrite> {
  requirePermission(ctx, "label");
  const key = await locateSighted(ctx, input.id, "giving your gate here");
  await requireSpans(ctx.db, key, input.spans);
  const isBeyondHorizon = input.gate !== null && (await liesBeyond(ctx, input.id, input.spans));

  const cause = isBeyondHorizon ? "beyond_horizon" : input.cause;
  const eventId = await ctx.db.$transaction((tx) => write(tx, ctx, { ...input, key, stored: cause }));
  const gateReview = await getGateReview(ctx.db, key);
  if (eventId !== undefined) {
    // Beside the judge's own gate, or where the judge names none, nothing differs: then no cause is filed.
    const isFiled = gateReview.cause === "beyond_horizon";
    return { status: "saved", gateReview, eventId, isBeyondHorizon: isBeyondHorizon && isFiled };
  }
  if (gateReview.version === input.expectedVersion) throw settledIsNotOverruled(gateReview);

  if (gateReview.gate !== null) noteSight(ctx, key, ["peers"]);
  return { status: "conflict", gateReview };
}

interface Write extends SetGate {
  readonly id: string;
  readonly key: TrajectoryKey;
  /** The cause that counts. */
  readonly stored: GateCause | undefined;
}

/** One transaction: events, the gate that counts and audit. Nothing is written for who came too late or may not. */
async function write(tx: DbOrTransaction, ctx: Context, input: Write): Promise<string | undefined> {
  const { key, gate, spans } = input;
  await holdTrajectory(tx, key);
  const before = await lockGate(tx, key, ctx.now());
  const isSettled = before.source === "agreed" || before.source === "adjudicated";
  if (before.version !== input.expectedVersion) return undefined;
  if (isSettled && !isAllowed(ctx.person.role, "adjudicate")) return undefined;

  return writeOwnGate(tx, ctx, {
    key,
    id: input.id,
    event: {
      value: gate === null ? null : String(gate),
      note: input.note === undefined ? null : sanitiseText(input.note),
      phase: isSettled ? "adjudication" : "answer",
    },
    spans,
    cause: input.stored,
    audit: { verb: "gate", detail: { gate, ...(input.cause ? { cause: input.cause } : {}) } },
  });
}

function settledIsNotOverruled({ source }: GateReview): ServiceError {
  return new ServiceError(
    "FORBIDDEN",
    `This gate is ${source === "agreed" ? "what all reviewers of a queue agreed on" : "adjudicated"}. Ask a lead to change it, or leave a comment.`,
  );
}
