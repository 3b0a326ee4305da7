"use client";
import { usePlotArea, useYAxisScale } from "recharts";
import { spreadLabels } from "./spread-labels";

const GAP = 13;
const TICK_WIDTH = 18;

/** A value, or a band of values, that stands on the axis with words. */
export interface AxisMark {
  readonly key: string;
  readonly low: number;
  readonly high: number;
  readonly words: string;
}

/** Short ticks and faint bands with their words: figures from elsewhere, which are no line of the chart. */
export function AxisMarks({ marks }: { marks: readonly AxisMark[] }) {
  const plot = usePlotArea();
  const yOf = useYAxisScale();
  if (!plot || !yOf) return null;

  const tops = marks.map(({ high }) => yOf(high) ?? plot.y);
  const places = spreadLabels(
    marks.map(({ low, high }) => yOf((low + high) / 2) ?? plot.y),
    { gap: GAP, low: plot.y + 6, high: plot.y + plot.height - 6 },
  );

  return (
    <g fontSize={11.5}>
      {marks.map(({ key, low, high, words }, at) => {
        const top = tops[at] ?? plot.y;
        const place = places[at] ?? top;

        return (
          <g key={key}>
            {high > low ? (
              <rect
                x={plot.x}
                y={top}
                width={plot.width}
                height={Math.max(1, (yOf(low) ?? top) - top)}
                fill="var(--ink-3)"
                fillOpacity={0.13}
              />
            ) : (
              <path d={`M${plot.x},${top}h${TICK_WIDTH}`} stroke="var(--ink-2)" strokeWidth={1.5} fill="none" />
            )}
            <text
              x={plot.x + TICK_WIDTH + 4}
              y={place}
              dominantBaseline="central"
              fill="var(--ink-2)"
              stroke="var(--surface)"
              strokeWidth={3}
              paintOrder="stroke"
            >
              {words}
            </text>
          </g>
        );
      })}
    </g>
  );
}
