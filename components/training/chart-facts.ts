import type { AxisMark } from "@/components/charts/axis-marks";
import { niceTicks } from "@/components/charts/nice-ticks";
import type { PublishedFact } from "@/lib/domain/published-training";

/** How much of the axis published values may take from the curves. */
const MOST_STRETCH = 4;
const TICKS = 5;

export interface ChartFacts {
  readonly ticks: readonly number[];
  readonly marks: readonly AxisMark[];
  /** Ids of facts whose values lie off the axis: drawn, they would flatten the curves. */
  readonly beyond: readonly string[];
}

/** The upright axis of some curves, with what the paper says on it as far as the curves stay readable. */
export function chartFacts([low, high]: readonly [number, number], facts: readonly PublishedFact[]): ChartFacts {
  const values = facts.flatMap((fact) => placesOf(fact).flatMap((mark) => [mark.low, mark.high]));
  const isFlat = high === low;
  const stretched: [number, number] = [Math.min(low, ...values), Math.max(high, ...values)];
  const fits = isFlat || stretched[1] - stretched[0] <= MOST_STRETCH * (high - low);
  const ends = fits ? stretched : ([low, high] as const);
  const ticks = niceTicks(ends[0], ends[1], TICKS);
  const isOn = ({ low: from, high: to }: AxisMark) => from >= (ticks[0] ?? 0) && to <= (ticks.at(-1) ?? 0);
  const marks = facts.flatMap(placesOf);

  return {
    ticks,
    marks: marks.filter(isOn),
    beyond: facts.filter((fact) => placesOf(fact).some((mark) => !isOn(mark))).map(({ id }) => id),
  };
}

/** Where a fact stands on the axis: nowhere, where only words are given. */
function placesOf({ id, run, place }: PublishedFact): AxisMark[] {
  switch (place.kind) {
    case "band":
      return [{ key: id, low: place.low, high: place.high, words: `${run} in the paper`, side: "start" }];
    case "change":
      return [
        {
          ...{ key: `${id}-from`, low: place.from, high: place.from, side: "start" },
          words: `${run} in the paper, its first value`,
        },
        {
          ...{ key: `${id}-to`, low: place.to, high: place.to, side: "end" },
          words: `${run} in the paper, its last value`,
        },
      ];
    case "level":
      return [{ key: id, low: place.value, high: place.value, words: `${run} in the paper`, side: "start" }];
    case "said":
      return [];
  }
}
