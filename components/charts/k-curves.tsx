"use client";
import {
  Area,
  CartesianGrid,
  ComposedChart,
  Dot,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from "recharts";
import { EndWords } from "./end-words";
import type { SeriesLook } from "./series-look";
import { spreadLabels } from "./spread-labels";

const HEIGHT = 340;
const MARGIN = { top: 12, right: 168, bottom: 18, left: 0 } as const;
const AXIS_HEIGHT = 30;
const LABEL_GAP = 14;
/** Over the lines and their points. */
const WORDS_Z = 700;
const TICK = { fill: "var(--ink-3)", fontSize: 11.5 } as const;

export interface CurveSeries {
  readonly key: string;
  /** Short: it stands at the end of the line. */
  readonly name: string;
  readonly look: SeriesLook;
  readonly points: readonly {
    readonly k: number;
    readonly value: number;
    readonly low: number | undefined;
    readonly high: number | undefined;
  }[];
  /** From the first value to the last one: what more tries would win. */
  readonly hasReach: boolean;
}

/** A value from elsewhere: a short tick with words, never part of a line. */
export interface CurveMark {
  readonly key: string;
  readonly k: number;
  readonly value: number;
  readonly words: string;
}

interface KCurvesProps {
  series: readonly CurveSeries[];
  marks: readonly CurveMark[];
  mostK: number;
  /** Words under the axis, with n. */
  axis: string;
  /** Of a point, or of the reach at the end of a line. */
  onOpen: (key: string, k: number) => void;
}

/** Shares by number of tries with their 95 % bands, named at the end of the line. A picture: the values stand beside it. */
export function KCurves({ series, marks, mostK, axis, onOpen }: KCurvesProps) {
  const top = topOf(series, marks);
  const rows = Array.from({ length: mostK }, (_, at) => rowOf(series, at + 1));
  const plot = HEIGHT - MARGIN.top - MARGIN.bottom - AXIS_HEIGHT;
  const heightOf = (share: number): number => MARGIN.top + (1 - share / top) * plot;
  const ends = series.flatMap((one) => {
    const end = one.points.at(-1);
    return end ? [{ ...one, end }] : [];
  });
  const spread = (wanted: readonly (readonly [string, number])[]): ReadonlyMap<string, number> => {
    const heights = spreadLabels(
      wanted.map(([, share]) => heightOf(share)),
      { gap: LABEL_GAP, low: MARGIN.top, high: MARGIN.top + plot },
    );
    return new Map(wanted.map(([key], at) => [key, heights[at] ?? 0]));
  };
  const beside = spread(ends.filter(({ end }) => end.k === mostK).map(({ key, end }) => [key, end.value]));
  // The names of lines that end early stand among the words of marks.
  const within = spread([
    ...ends.filter(({ end }) => end.k < mostK).map(({ key, end }) => [key, end.value] as const),
    ...marks.map(({ key, value }) => [`mark ${key}`, value] as const),
  ]);

  return (
    <div aria-hidden className="w-full" style={{ height: HEIGHT }}>
      <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 760, height: HEIGHT }}>
        <ComposedChart accessibilityLayer={false} data={rows} margin={MARGIN}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            type="number"
            dataKey="k"
            domain={mostK === 1 ? [0.5, 1.5] : [1, mostK]}
            ticks={rows.map(({ k }) => k)}
            height={AXIS_HEIGHT}
            axisLine={{ stroke: "var(--line-strong)" }}
            tickLine={false}
            interval="preserveStartEnd"
            minTickGap={12}
            padding={{ left: 12, right: 4 }}
            tick={TICK}
            label={{ value: axis, position: "insideBottomLeft", offset: -14, fill: "var(--ink-3)", fontSize: 11.5 }}
          />
          <YAxis
            domain={[0, top]}
            ticks={Array.from({ length: Math.round(top * 10) + 1 }, (_, at) => at / 10)}
            tickFormatter={(share: number) => `${Math.round(share * 100)} %`}
            axisLine={false}
            tickLine={false}
            width={44}
            interval="preserveStartEnd"
            minTickGap={8}
            tick={TICK}
          />
          {series.map(({ key, look }) => (
            <Area
              key={key}
              dataKey={`${key} band`}
              stroke="none"
              fill={look.color}
              fillOpacity={0.13}
              isAnimationActive={false}
              activeDot={false}
            />
          ))}
          {marks.map(({ key, k, value, words }) => (
            <ReferenceLine
              key={key}
              zIndex={WORDS_Z}
              className="pointer-events-none"
              segment={markSegment(k, value, mostK)}
              stroke="var(--ink-2)"
              strokeWidth={2}
              label={({ viewBox }: { viewBox?: { x?: number; width?: number } }) => (
                <EndWords
                  x={isLate(k, mostK) ? (viewBox?.x ?? 0) : (viewBox?.x ?? 0) + (viewBox?.width ?? 0)}
                  from={heightOf(value)}
                  to={within.get(`mark ${key}`) ?? heightOf(value)}
                  isBefore={isLate(k, mostK)}
                  color="var(--ink-2)"
                  fontSize={11.5}
                >
                  {words}
                </EndWords>
              )}
            />
          ))}
          {ends.map(({ key, look, points, end, hasReach }) =>
            hasReach && points[0] && points.length > 1 ? (
              <ReferenceLine
                key={`${key} reach`}
                segment={[
                  { x: end.k, y: points[0].value },
                  { x: end.k, y: end.value },
                ]}
                stroke={look.color}
                strokeWidth={5}
                strokeOpacity={0.45}
                className="cursor-pointer"
                onClick={() => onOpen(key, end.k)}
              />
            ) : null,
          )}
          {series.map(({ key, look, name }) => {
            const at = ends.findIndex((one) => one.key === key);
            const last = ends[at]?.end;
            return (
              <Line
                key={key}
                dataKey={key}
                stroke={look.color}
                strokeWidth={1.75}
                {...(look.dash ? { strokeDasharray: look.dash } : {})}
                isAnimationActive={false}
                activeDot={false}
                dot={({ cx, cy, index }: { cx?: number; cy?: number; index?: number }) => {
                  const row = rows[index ?? -1];
                  if (row?.[key] === undefined || cx === undefined || cy === undefined) return <g key={index} />;

                  return (
                    <g key={index}>
                      <Dot
                        cx={cx}
                        cy={cy}
                        r={4.5}
                        fill={look.color}
                        stroke="var(--surface)"
                        strokeWidth={1.5}
                        className="cursor-pointer"
                        onClick={() => onOpen(key, row.k)}
                      />
                      {last?.k === row.k ? (
                        <EndWords
                          x={cx}
                          from={cy}
                          to={beside.get(key) ?? within.get(key) ?? cy}
                          color={look.color}
                          fontSize={12}
                          fontWeight={600}
                        >
                          {`${name} ${(last.value * 100).toFixed(1)}`}
                        </EndWords>
                      ) : null}
                    </g>
                  );
                }}
              />
            );
          })}
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  );
}

type Row = { readonly k: number } & Readonly<Record<string, number | readonly [number, number] | undefined>>;

function rowOf(series: readonly CurveSeries[], k: number): Row {
  const values = series.flatMap(({ key, points }) => {
    const point = points.find((one) => one.k === k);
    if (!point) return [];
    const { value, low, high } = point;
    return low === undefined || high === undefined
      ? [[key, value] as const]
      : [[key, value] as const, [`${key} band`, [low, high] as const] as const];
  });

  return { ...Object.fromEntries(values), k };
}

/** The next tenth above everything that is drawn. */
function topOf(series: readonly CurveSeries[], marks: readonly CurveMark[]): number {
  const drawn = series.flatMap(({ points }) => points.map(({ value, high }) => high ?? value));
  const highest = Math.max(0.1, ...drawn, ...marks.map(({ value }) => value));

  return Math.min(1, Math.ceil(highest * 10 - 1e-9) / 10);
}

/** Words of a late mark stand before it: behind it stand the names of the lines. */
function isLate(k: number, mostK: number): boolean {
  return mostK > 1 && k > (mostK + 1) / 2;
}

/** A short line through the value; at the ends of the axis to the inside. */
function markSegment(k: number, value: number, mostK: number) {
  const half = Math.max(0.05, (mostK - 1) * 0.012);
  const from = Math.max(mostK === 1 ? 0.5 : 1, k - half);

  return [
    { x: from, y: value },
    { x: Math.min(mostK === 1 ? 1.5 : mostK, from + 2 * half), y: value },
  ] as const;
}
