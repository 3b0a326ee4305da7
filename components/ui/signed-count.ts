import { formatNumber } from "./format-number";

/** "+12", "−96" with a true minus, "±0": a difference of two counts. */
export function signedCount(difference: number): string {
  if (difference === 0) return "±0";

  return `${difference > 0 ? "+" : "−"}${formatNumber(Math.abs(difference))}`;
}
