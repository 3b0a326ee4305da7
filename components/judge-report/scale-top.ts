import { PERCENT } from "@/components/ui/format-number";
import type { Estimate } from "@/lib/contract/queues";

/** The end of a scale of shares from 0: a whole number of tenths above every interval. */
export function scaleTop(estimates: readonly Estimate[]): number {
  const highest = Math.max(
    0.1,
    ...estimates.map((estimate) => (estimate.value === null ? 0 : (estimate.high ?? estimate.value))),
  );

  return Math.min(1, Math.ceil(highest * 10 - 1e-9) / 10);
}

/** Names a column of these estimates with the scale of their lines, where there are any. */
export function scaledName(name: string, estimates: readonly Estimate[]): string {
  if (estimates.every(({ value }) => value === null)) return name;

  return `${name}, 0 to ${Math.round(scaleTop(estimates) * 100)}${PERCENT}`;
}
