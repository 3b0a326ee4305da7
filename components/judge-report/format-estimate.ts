import { PERCENT } from "@/components/ui/format-number";
import type { Estimate } from "@/lib/contract/queues";

/** 12.1 %: a share with one decimal, as an interval needs. */
export function formatShare(share: number): string {
  return `${(share * 100).toFixed(1)}${PERCENT}`;
}

/** +0.13 and −0.13, where the sign is the point. */
export function formatSigned(value: number): string {
  const text = formatPlain(value);

  return value > 0 && text !== "0.00" ? `+${text}` : text;
}

/** 0.81, with a true minus below 0. */
export function formatPlain(value: number): string {
  const text = Math.abs(value).toFixed(2);

  return value < 0 && text !== "0.00" ? `−${text}` : text;
}

/** An estimate in words: "12.1 % (9.1 to 15.8)", or why there is none. */
export function estimateWords(estimate: Estimate, format: (value: number) => string): string {
  if (estimate.value === null) return estimate.reason;
  const { value, low, high } = estimate;
  if (low === null || high === null) return format(value);

  return `${format(value)} (${format(low).replace(PERCENT, "")} to ${format(high).replace(PERCENT, "")})`;
}
