"use client";
import { usePlotArea, useXAxisScale, useYAxisScale } from "recharts";
import type { CurveLine } from "./curve-lines";
import { spreadLabels } from "./spread-labels";

const GAP = 14;
const CHARS_A_PIXEL = 1 / 6.4;

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
  const ends = lines.map(({ raw, smooth }) => (smooth ?? raw).at(-1) ?? ([0, 0] as const));
  const places = spreadLabels(
    ends.map(([, y]) => yOf(y) ?? plot.y),
    { gap: GAP, low: plot.y, high: plot.y + plot.height },
  );
  const mostChars = Math.floor((width - 12) * CHARS_A_PIXEL);

  return (
    <g fontSize={11.5}>
      {lines.map(({ key, name, look: { color, dash } }, at) => {
        const [x, y] = ends[at] ?? [0, 0];
        const place = places[at] ?? 0;

        return (
          <g key={key}>
            <path
              d={`M${xOf(x) ?? right},${yOf(y) ?? 0}L${right + 8},${place}`}
              stroke={color}
              strokeOpacity={0.5}
              fill="none"
              {...(dash ? { strokeDasharray: dash } : {})}
            />
            <text x={right + 11} y={place} dominantBaseline="central" fill={color}>
              {name.length > mostChars ? `${name.slice(0, mostChars - 1)}…` : name}
            </text>
          </g>
        );
      })}
    </g>
  );
}
