"use client";
import { usePlotArea, useYAxisScale } from "recharts";
import { spreadLabels } from "./spread-labels";

const GAP = 13;
const TICK_WIDTH = 18;
/** From the side of the plot, past the tick. */
const WORDS_LEFT = TICK_WIDTH + 4;
/** Of words with their edge: closer, they would hide the line of the axis. */
const HALF_LINE = 9;

/** A value, or a band of values, that stands on the axis with words. */
export interface AxisMark {
  readonly key: string;
  readonly low: number;
  readonly high: number;
  readonly words: string;
  /** Where along the other axis a single value stands: what was reached last stands at the end. */
  readonly side: "start" | "end";
}

interface AxisMarksProps {
  marks: readonly AxisMark[];
}

/** Short ticks and faint bands: figures from elsewhere, which are no line of the chart. */
export function AxisBands({ marks }: AxisMarksProps) {
  const plot = usePlotArea();
  const yOf = useYAxisScale();
  if (!plot || !yOf) return null;

  return marks.map(({ key, low, high, side }) => {
    const top = yOf(high) ?? plot.y;
    const left = side === "start" ? plot.x : plot.x + plot.width - TICK_WIDTH;
    if (high === low)
      return <path key={key} d={`M${left},${top}h${TICK_WIDTH}`} stroke="var(--ink-2)" strokeWidth={1.5} fill="none" />;

    return (
      <rect
        key={key}
        x={plot.x}
        y={top}
        width={plot.width}
        height={Math.max(1, (yOf(low) ?? top) - top)}
        fill="var(--ink-3)"
        fillOpacity={0.13}
      />
    );
  });
}

/** Their words, which stand before the lines. No two share a line, also from both sides: they may be as long as the plot. */
export function AxisWords({ marks }: AxisMarksProps) {
  const plot = usePlotArea();
  const yOf = useYAxisScale();
  if (!plot || !yOf) return null;

  const places = spreadLabels(
    marks.map(({ low, high }) => yOf((low + high) / 2) ?? plot.y),
    { gap: GAP, low: plot.y + HALF_LINE, high: plot.y + plot.height - HALF_LINE },
  );

  return (
    <g fontSize={11.5} fill="var(--ink-2)" stroke="var(--surface)" strokeWidth={3} paintOrder="stroke">
      {marks.map(({ key, words, side }, at) => (
        <text
          key={key}
          x={side === "start" ? plot.x + WORDS_LEFT : plot.x + plot.width - WORDS_LEFT}
          y={places[at]}
          textAnchor={side}
          dominantBaseline="central"
        >
          {words}
        </text>
      ))}
    </g>
  );
}
