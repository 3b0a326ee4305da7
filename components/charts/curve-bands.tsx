"use client";
import { usePlotArea, useXAxisScale, useYAxisScale } from "recharts";
import { bandRuns } from "./curve-geometry";
import type { CurveSeries } from "./k-curves";

/** Intervals around lines. One layer: as a part of the library's own each band would make all others be drawn again. */
export function CurveBands({ series }: { series: readonly CurveSeries[] }) {
  const plot = usePlotArea();
  const xOf = useXAxisScale();
  const yOf = useYAxisScale();
  if (!plot || !xOf || !yOf) return null;

  const placeOf = (k: number, share: number): string => `${xOf(k) ?? plot.x},${yOf(share) ?? plot.y}`;

  return series.map(({ key, look, points }) => (
    <path
      key={key}
      data-band={key}
      d={bandRuns(points)
        .map((run) => {
          const above = run.map(({ k, high }) => placeOf(k, high));
          const below = run.map(({ k, low }) => placeOf(k, low)).toReversed();
          return `M${[...above, ...below].join("L")}Z`;
        })
        .join("")}
      fill={look.color}
      fillOpacity={0.13}
    />
  ));
}
