"use client";
import { usePlotArea, useXAxisScale, useYAxisScale } from "recharts";
import { freeHeight, type Taken } from "./free-height";
import { spreadLabels } from "./spread-labels";

const GAP = 13;
const TICK_WIDTH = 18;
/** From the side of the plot, past the tick. */
const WORDS_LEFT = TICK_WIDTH + 4;
/** Of a letter. */
const LETTER_PX = 6;
/** Words that stand at their tick need no line to it. */
const MOVED = 2;
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

interface AxisWordsProps extends AxisMarksProps {
  /** Points of the lines of the chart. */
  lines: readonly (readonly (readonly [x: number, y: number])[])[];
}

/**
 * Their words, on the side of the lines that is free. No two share a line, also from both sides: they may be as long as
 * the plot.
 */
export function AxisWords({ marks, lines }: AxisWordsProps) {
  const plot = usePlotArea();
  const xOf = useXAxisScale();
  const yOf = useYAxisScale();
  if (!plot || !xOf || !yOf) return null;

  const room = { low: plot.y + HALF_LINE, high: plot.y + plot.height - HALF_LINE };
  const takenBeside = ({ words, side }: AxisMark): Taken[] => {
    const width = WORDS_LEFT + LETTER_PX * words.length;
    const [from, to] = side === "start" ? [plot.x, plot.x + width] : [plot.x + plot.width - width, Infinity];

    return lines.flatMap((points) => {
      const heights = points.flatMap(([x, y]) => {
        const at = xOf(x) ?? 0;
        return at >= from && at <= to ? [yOf(y) ?? plot.y] : [];
      });
      return heights.length === 0 ? [] : [[Math.min(...heights), Math.max(...heights)] satisfies Taken];
    });
  };
  const wanted = marks.map(({ low, high }) => yOf((low + high) / 2) ?? plot.y);
  const places = spreadLabels(
    marks.map((mark, at) => freeHeight(wanted[at] ?? plot.y, takenBeside(mark), { ...room, half: HALF_LINE })),
    { gap: GAP, ...room },
  );

  return (
    <g fontSize={11.5} fill="var(--ink-2)" stroke="var(--surface)" strokeWidth={3} paintOrder="stroke">
      {marks.map(({ key, low, high, words, side }, at) => {
        const x = side === "start" ? plot.x + WORDS_LEFT : plot.x + plot.width - WORDS_LEFT;
        const from = wanted[at] ?? plot.y;
        const to = places[at] ?? from;

        return (
          <g key={key}>
            {low === high && Math.abs(to - from) > MOVED ? (
              <path d={`M${x},${from}V${to}`} stroke="var(--ink-2)" strokeWidth={1} strokeOpacity={0.6} fill="none" />
            ) : null}
            <text x={x} y={to} textAnchor={side} dominantBaseline="central">
              {words}
            </text>
          </g>
        );
      })}
    </g>
  );
}
