import { keepPercents, PERCENT } from "@/components/ui/format-number";
import type { Estimate } from "@/lib/contract/queues";
import { markedBounds } from "@/lib/domain/few-agents";
import { shareWords } from "@/lib/domain/share-words";

/** 12.1 %: a share with one decimal, as an interval needs; "under 0.1 %" or "over 99.9 %" rather than a false 0 or 100. */
export function formatShare(share: number): string {
  return keepPercents(shareWords(share));
}

/** "+4.0 points": a difference of shares. */
export function formatPoints(difference: number): string {
  return `${signed(difference * 100, 1)} points`;
}

/** +0.13 and −0.13, where the sign is the point. */
export function formatSigned(value: number): string {
  return signed(value, 2);
}

/** 0.81, with a true minus below 0. */
export function formatPlain(value: number): string {
  return signed(value, 2).replace("+", "");
}

/** What has to be known before an interval is trusted. */
export function noteOf(estimate: Estimate): string | undefined {
  return estimate.value === null ? undefined : estimate.note;
}

/** The sign is that of the text, so that nothing that rounds to 0 has one. */
function signed(value: number, digits: number): string {
  const text = Math.abs(value).toFixed(digits);
  if (Number(text) === 0) return text;

  return `${value > 0 ? "+" : "−"}${text}`;
}

/** An estimate in words: "12.1 % (9.1 to 15.8)", with a mark where the interval is over problems alone, or why there is none. */
export function estimateWords(estimate: Estimate, format: (value: number) => string): string {
  if (estimate.value === null) return estimate.reason;
  const { value, low, high, note } = estimate;
  if (low === null || high === null) return format(value);
  const bounds = `${format(low).replace(PERCENT, "")} to ${format(high).replace(PERCENT, "")}`;

  return `${format(value)} (${markedBounds(bounds, note)})`;
}
