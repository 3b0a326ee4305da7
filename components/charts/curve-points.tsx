"use client";
import { Dot, Rectangle, useXAxisScale, useYAxisScale } from "recharts";
import { EndWords } from "./end-words";
import type { CurveSeries } from "./k-curves";

/** Bars of headroom stand side by side behind the ends of the lines. */
const REACH_WIDTH = 4;
export const REACH_STEP = 6;

interface CurvePointsProps {
  series: CurveSeries;
  mostK: number;
  /** How far a run with a single figure stands beside its k, and the farthest that one does. */
  aside: number;
  lastAside: number;
  /** Place of its headroom among all bars; below 0 where it has none. */
  bar: number;
  bars: number;
  /** Height that is free for the words at its end. */
  wordsHeight: number | undefined;
  /** What names it there: a chart with little room has the name under it. */
  endsWith: "name" | "letter";
  onOpen: (key: string, k: number) => void;
  /** It is pointed at, or no longer. */
  onPoint: (key: string | undefined) => void;
}

/** Points of one line with its interval, headroom and name, over the lines of all. */
export function CurvePoints(props: CurvePointsProps) {
  const { series, mostK, aside, lastAside, bar, bars, wordsHeight, endsWith, onOpen, onPoint } = props;
  const { key, look, name, points } = series;
  const xScale = useXAxisScale();
  const yScale = useYAxisScale();
  const last = points.at(-1);
  if (!xScale || !yScale || !last) return null;

  const xOf = (k: number): number => xScale(k) ?? 0;
  const yOf = (share: number): number => yScale(share) ?? 0;
  const isSingle = points.length === 1;
  const isLate = last.k === mostK;
  const end = xOf(last.k) + aside;
  const height = yOf(last.value);
  const { reachFrom = last.value } = series;
  const most = Math.max(...points.map(({ n }) => n));

  return (
    <g onPointerEnter={() => onPoint(key)} onPointerLeave={() => onPoint(undefined)}>
      {isSingle && last.low !== undefined && last.high !== undefined ? (
        <path
          d={`M${end - 4},${yOf(last.high)}h8m-4,0V${yOf(last.low)}m-4,0h8`}
          stroke={look.color}
          strokeWidth={1.5}
          fill="none"
        />
      ) : null}
      {bar >= 0 ? (
        <Rectangle
          x={end + 8 + bar * REACH_STEP}
          y={height}
          width={REACH_WIDTH}
          height={Math.max(0, yOf(reachFrom) - height)}
          fill={look.color}
          fillOpacity={0.6}
          stroke="none"
          className="cursor-pointer"
          onClick={() => onOpen(key, last.k)}
        />
      ) : null}
      {points.map(({ k, value, n }) => (
        <Dot
          key={k}
          cx={xOf(k) + aside}
          cy={yOf(value)}
          // Over fewer problems than others of the line: hollow.
          {...(n < most
            ? { r: 4, fill: "var(--surface)", stroke: look.color }
            : { r: 4.5, fill: look.color, stroke: "var(--surface)" })}
          strokeWidth={1.5}
          className="cursor-pointer"
          onClick={() => onOpen(key, k)}
        />
      ))}
      {isSingle && !isLate ? (
        <text
          x={end}
          y={yOf(last.high ?? last.value) - 8}
          textAnchor="middle"
          dominantBaseline="central"
          fill={look.color}
          stroke="var(--surface)"
          strokeWidth={3}
          paintOrder="stroke"
          fontSize={12}
          fontWeight={600}
          pointerEvents="none"
        >
          {look.letter}
        </text>
      ) : (
        <EndWords
          x={end}
          from={height}
          to={wordsHeight ?? height}
          // Past the bars, and past the single figures that stand beside it.
          leader={10 + (isLate ? bars * REACH_STEP : 0) + (isSingle ? lastAside - aside : 0)}
          color={look.color}
          fontSize={12}
          fontWeight={600}
        >
          {isLate && endsWith === "name" ? endWords(name, last.value) : look.letter}
        </EndWords>
      )}
    </g>
  );
}

/** What a line that reaches the last k is called, with its value there. */
export function endWords(name: string, value: number): string {
  return `${name} ${(value * 100).toFixed(1)}`;
}
