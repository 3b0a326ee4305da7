import type { DbOrTransaction } from "@/lib/db/client";
import type { Span } from "@/lib/domain/label";
import { ServiceError } from "@/lib/services/service-error";
import type { TrajectoryKey } from "@/lib/services/trajectories/locate-trajectory";
import { requireStep } from "./require-step";

/**
 * Refuses citations of a step that a trajectory does not have, and such as end before they begin. How long the text is that
 * they are of is not asked: it stands in the packed steps, which would have to be read for every answer. What was stored
 * before this was asked is shown as it is.
 *
 * @param spans - steps count from 0
 * @throws ServiceError INVALID
 */
export async function requireSpans(tx: DbOrTransaction, key: TrajectoryKey, spans: readonly Span[]): Promise<void> {
  if (spans.length === 0) return;
  requireEnds(spans);

  await requireStep(tx, key, Math.max(...spans.map(({ step }) => step)));
}

/**
 * The part of it that needs no look at the trajectory.
 *
 * @throws ServiceError INVALID
 */
export function requireEnds(spans: readonly Span[]): void {
  const turned = spans.find(({ start, end }) => end < start);
  if (turned) throw new ServiceError("INVALID", `What is cited of step ${turned.step + 1} ends before it begins.`);
}
