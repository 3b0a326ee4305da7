import type { Estimate } from "@/lib/contract/queues";
import { intervalMethod } from "@/lib/domain/interval-method";

/** How the intervals of these estimates are made, for the subtitle over them. */
export function methodOf(estimates: readonly Estimate[]): string {
  return intervalMethod(estimates.map((estimate) => (estimate.value === null ? null : estimate.note)));
}
