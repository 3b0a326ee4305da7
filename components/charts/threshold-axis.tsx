"use client";
import { usePlotArea, useXAxisScale } from "recharts";
import type { ThresholdPoint } from "./threshold-lines";

/** A number with a count under it. */
const ROOM_PX = 72;
const LINE_PX = 15;

interface ThresholdAxisProps {
  points: readonly ThresholdPoint[];
  format: (at: number) => string;
  belowName: string;
  current: number | undefined;
}

/** Under the axis: where some of the points stand, and under each a figure that has no axis of its own. */
export function ThresholdAxis({ points, format, belowName, current }: ThresholdAxisProps) {
  const plot = usePlotArea();
  const xOf = useXAxisScale();
  if (!plot || !xOf) return null;

  const places = points.map((point) => ({ ...point, x: xOf(point.at) ?? plot.x }));
  const y = plot.y + plot.height + LINE_PX;

  return (
    <g fontSize={11.5} fill="var(--ink-3)" textAnchor="middle">
      {withRoom(places, current).map(({ at, below, x }) => (
        <g key={at} fontWeight={at === current ? 600 : 400} fill={at === current ? "var(--ink)" : "var(--ink-3)"}>
          <text x={x} y={y}>
            {format(at)}
          </text>
          <text x={x} y={y + LINE_PX}>
            {below}
          </text>
        </g>
      ))}
      <text x={plot.x + plot.width + 18} y={y + LINE_PX} textAnchor="start">
        {belowName}
      </text>
    </g>
  );
}

interface Place {
  readonly at: number;
  readonly x: number;
}

/** The current point, and of the others those that are far enough from it and from each other. */
function withRoom<P extends Place>(places: readonly P[], current: number | undefined): readonly P[] {
  const middle = places.find(({ at }) => at === current);
  const kept: P[] = middle ? [middle] : [];
  for (const place of [...places.slice(0, 1), ...places.slice(-1), ...places])
    if (kept.every(({ x }) => Math.abs(x - place.x) >= ROOM_PX)) kept.push(place);

  return kept;
}
