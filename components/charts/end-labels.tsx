"use client";
import { usePlotArea, useXAxisScale, useYAxisScale } from "recharts";
import type { CurveLine } from "./curve-lines";
import { spreadLabels } from "./spread-labels";

const GAP = 14;
/** Of a name in the letters of the chart. */
export const LETTER_PX = 6.4;
/** A line that ends further from the edge has its name at its end instead of beside the plot. */
const EARLY = 48;

interface EndLabelsProps {
  lines: readonly CurveLine[];
  /** Room beside the plot. */
  width: number;
}

/** The name of each line where it ends. */
export function EndLabels({ lines, width }: EndLabelsProps) {
  const plot = usePlotArea();
  const xOf = useXAxisScale();
  const yOf = useYAxisScale();
  if (!plot || !xOf || !yOf) return null;

  const right = plot.x + plot.width;
  const ends = lines.map(({ raw, smooth, ...line }) => {
    const [x, y] = (smooth ?? raw).at(-1) ?? [0, 0];

    return { ...line, x: xOf(x) ?? right, y: yOf(y) ?? plot.y };
  });
  const early = ends.filter(({ x }) => right - x > EARLY);
  const late = ends.filter(({ x }) => right - x <= EARLY);
  const places = spreadLabels(
    late.map(({ y }) => y),
    { gap: GAP, low: plot.y, high: plot.y + plot.height },
  );
  const mostChars = Math.floor((width - 12) / LETTER_PX);

  return (
    <g fontSize={11.5}>
      {early.map(({ key, name, whole, look, x, y }) => (
        <text
          key={key}
          x={x + 6}
          y={y}
          dominantBaseline="central"
          fill={look.color}
          stroke="var(--surface)"
          strokeWidth={3}
          paintOrder="stroke"
        >
          <EndName name={name} whole={whole} most={mostChars} />
        </text>
      ))}
      {late.map(({ key, name, whole, look: { color, dash }, x, y }, at) => (
        <g key={key}>
          <path
            d={`M${x},${y}L${right + 8},${places[at] ?? y}`}
            stroke={color}
            strokeOpacity={0.5}
            fill="none"
            {...(dash ? { strokeDasharray: dash } : {})}
          />
          <text x={right + 11} y={places[at]} dominantBaseline="central" fill={color}>
            <EndName name={name} whole={whole} most={mostChars} />
          </text>
        </g>
      ))}
    </g>
  );
}

/** A name as far as there is room, and whole on hover. */
function EndName({ name, whole = name, most }: { name: string; whole: string | undefined; most: number }) {
  const shown = name.length <= most ? name : `${name.slice(0, most - 1)}…`;
  if (shown === whole) return shown;

  return (
    <>
      <title>{whole}</title>
      {shown}
    </>
  );
}
