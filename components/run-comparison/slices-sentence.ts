import { formatNumber } from "@/components/ui/format-number";
import type { Comparison } from "@/lib/contract/comparison";
import { measuredSeries } from "./compared-series";

/** Whether some part of the problems stands apart for the first run, by its intervals of pass@1. */
export function slicesSentence(comparison: Pick<Comparison, "runs" | "slices">): string | undefined {
  const { items, by } = comparison.slices;
  const [first] = measuredSeries(comparison);
  const known = items.flatMap(({ value, runs }) => {
    const figure = first && runs[first.place]?.passAt1;
    if (!figure || figure.value === null || figure.interval === null) return [];
    const [low, high] = figure.interval;
    // An interval without width says nothing about chance.
    return low < high ? [{ name: `“${value ?? "none named"}”`, low, high }] : [];
  });
  // Where any two intervals do not meet, these two do not; the highest and the lowest value may, by a wide interval.
  const [above] = known.toSorted((one, other) => other.low - one.low);
  const [below] = known.toSorted((one, other) => one.high - other.high);
  if (!first || !above || !below || known.length < 2) return undefined;
  if (below.high < above.low)
    return `For run ${first.look.letter} the intervals of pass@1 of ${above.name} and ${below.name} do not meet.`;

  return `For run ${first.look.letter} no ${by} stands apart: the ${formatNumber(known.length)} intervals of pass@1 all overlap.`;
}
