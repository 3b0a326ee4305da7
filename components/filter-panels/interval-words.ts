import type { Estimate } from "@/lib/contract/queues";
import { saysFewAgents, unlikeWidths } from "@/lib/domain/few-agents";
import { intervalMethod } from "@/lib/domain/interval-method";

/** How the intervals of these estimates are made, for the subtitle over them. */
export function methodOf(estimates: readonly Estimate[]): string {
  return intervalMethod(estimates.map(noteOf));
}

/** That the widths of some of these intervals must not be compared; undefined where all are made alike. */
export function unlikeWidthsOf(estimates: readonly Estimate[]): string | undefined {
  return unlikeWidths(estimates.map(noteOf));
}

/** Whether its interval is over problems alone. */
export function isOverProblems(estimate: Estimate): boolean {
  return saysFewAgents(noteOf(estimate) ?? undefined);
}

/** null where there is no interval. */
function noteOf(estimate: Estimate): string | undefined | null {
  return estimate.value === null ? null : estimate.note;
}
