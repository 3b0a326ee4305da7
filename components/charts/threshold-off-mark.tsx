"use client";
import { usePlotArea, useYAxisScale } from "recharts";
import type { SeriesLook } from "./series-look";
import type { ThresholdOff } from "./threshold-lines";

const LINE_PX = 15;
const RADIUS = 5;

interface ThresholdOffMarkProps {
  off: ThresholdOff;
  lines: readonly { readonly key: string; readonly look: SeriesLook }[];
  /** From the left end of the plot. */
  leftPx: number;
}

/** The place without the threshold, left of all that have a number: its figures, and whether it is how it is now. */
export function ThresholdOffMark({ off: { words, below, values }, lines, leftPx }: ThresholdOffMarkProps) {
  const plot = usePlotArea();
  const yOf = useYAxisScale();
  if (!plot || !yOf) return null;

  const x = plot.x + leftPx;
  const bottom = plot.y + plot.height;

  return (
    <g fontSize={11.5} textAnchor="middle">
      <line x1={x} x2={x} y1={plot.y} y2={bottom} stroke="var(--ink-2)" strokeDasharray="3 3" />
      {lines.flatMap(({ key, look: { color } }) => {
        const one = values[key];
        if (!one) return [];
        const { value, low, high } = one;

        return [
          <g key={key}>
            {low === undefined || high === undefined ? null : (
              <line x1={x} x2={x} y1={yOf(low)} y2={yOf(high)} stroke={color} strokeOpacity={0.4} strokeWidth={5} />
            )}
            <circle cx={x} cy={yOf(value)} r={RADIUS} fill={color} stroke="var(--surface)" strokeWidth={1.5} />
          </g>,
        ];
      })}
      <text x={x} y={plot.y - 6} fill="var(--ink)" fontWeight={600}>
        {words}
      </text>
      <text x={x} y={bottom + LINE_PX} fill="var(--ink-3)">
        off
      </text>
      <text x={x} y={bottom + 2 * LINE_PX} fill="var(--ink-3)">
        {below}
      </text>
    </g>
  );
}
