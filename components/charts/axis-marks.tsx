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

/** Their words, which stand before the lines. */
export function AxisWords({ marks }: AxisMarksProps) {
  return (
    <g fontSize={11.5} fill="var(--ink-2)" stroke="var(--surface)" strokeWidth={3} paintOrder="stroke">
      <SideWords marks={marks.filter(({ side }) => side === "start")} anchor="start" />
      <SideWords marks={marks.filter(({ side }) => side === "end")} anchor="end" />
    </g>
  );
}

function SideWords({ marks, anchor }: AxisMarksProps & { anchor: AxisMark["side"] }) {
  const plot = usePlotArea();
  const yOf = useYAxisScale();
  if (!plot || !yOf) return null;

  const left = anchor === "start" ? plot.x + TICK_WIDTH + 4 : plot.x + plot.width - TICK_WIDTH - 4;
  const places = spreadLabels(
    marks.map(({ low, high }) => yOf((low + high) / 2) ?? plot.y),
    { gap: GAP, low: plot.y + 6, high: plot.y + plot.height - 6 },
  );

  return marks.map(({ key, words }, at) => (
    <text key={key} x={left} y={places[at]} textAnchor={anchor} dominantBaseline="central">
      {words}
    </text>
  ));
}
