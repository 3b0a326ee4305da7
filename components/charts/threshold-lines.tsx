"use client";
import { Area, CartesianGrid, ComposedChart, Line, ReferenceLine, XAxis, YAxis, ZIndexLayer } from "recharts";
import { EndLabels } from "./end-labels";
import { FittedChart } from "./fitted-chart";
import { niceTicks } from "./nice-ticks";
import type { SeriesLook } from "./series-look";
import { ThresholdAxis } from "./threshold-axis";
import { ThresholdOffMark } from "./threshold-off-mark";

const HEIGHT = 280;
const AXIS_HEIGHT = 44;
/** Room for the names at the ends of the lines. */
const LABEL_PX = 128;
/** Left of the places, for the one without the threshold. */
const OFF_PX = 64;
const EDGE_PX = 12;
/** More would be a line of dots. */
const MOST_DOTS = 31;
/** A dot is small; what is pressed is not. */
const TARGET_RADIUS = 12;
/** The library draws lines at 400, whatever their place. */
const ABOVE_LINES = 1500;

export interface ThresholdPoint {
  readonly at: number;
  /** A figure of another scale, which stands under the axis. */
  readonly below: string;
  /** By the line's key; undefined where it cannot be said. */
  readonly values: Readonly<Record<string, ThresholdValue | undefined>>;
}

/** The place without the threshold, which has no number. */
export interface ThresholdOff extends Omit<ThresholdPoint, "at"> {
  readonly words: string;
}

export interface ThresholdValue {
  readonly value: number;
  readonly low: number | undefined;
  readonly high: number | undefined;
}

interface ThresholdLine {
  readonly key: string;
  readonly name: string;
  readonly look: SeriesLook;
  /** Its band is made otherwise than the others. */
  readonly hasDashedBand?: boolean;
}

interface ThresholdLinesProps {
  points: readonly ThresholdPoint[];
  lines: readonly ThresholdLine[];
  /** The point that holds now, with its words. */
  current: { readonly at: number; readonly words: string } | undefined;
  /** Drawn at the left end, off the axis. */
  off?: ThresholdOff | undefined;
  /** Of counts that stay as they are between two points: whether there they are as at the next one, or as at the one before. */
  step?: "stepBefore" | "stepAfter";
  /** The point that is read out beside the chart. */
  cursor: number | undefined;
  /** Numbers that double from place to place crowd on a linear one. */
  scale: "linear" | "log";
  format: (at: number) => string;
  /** What the figures under the axis are. */
  belowName: string;
  /** Beside the plot, for the names of the lines. */
  labelPx?: number;
  onPoint: (at: number) => void;
  onPick: (at: number) => void;
}

/** Shares along one threshold with their 95 % bands. A picture: its points are reached with the control beside it. */
export function ThresholdLines(props: ThresholdLinesProps) {
  const { points, lines, current, off, step = "linear", cursor, scale, format } = props;
  const { belowName, labelPx = LABEL_PX, onPoint, onPick } = props;
  const ticks = shareTicks(off ? [...points, off] : points);
  const radiusAt = (at: number): number => {
    if (at === cursor || at === current?.at) return 5.5;
    return points.length > MOST_DOTS ? 0 : 3.5;
  };

  return (
    <FittedChart height={HEIGHT}>
      <ComposedChart
        accessibilityLayer={false}
        data={points.map(rowOf)}
        margin={{ top: 20, right: labelPx, bottom: 0, left: 0 }}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          type="number"
          scale={scale}
          dataKey="at"
          domain={["dataMin", "dataMax"]}
          height={AXIS_HEIGHT}
          axisLine={{ stroke: "var(--line-strong)" }}
          tickLine={false}
          tick={false}
          padding={{ left: off ? OFF_PX : EDGE_PX, right: EDGE_PX }}
        />
        <YAxis
          domain={[ticks[0] ?? 0, 1]}
          ticks={ticks}
          tickFormatter={(share: number) => `${Math.round(share * 100)} %`}
          axisLine={false}
          tickLine={false}
          width={48}
          interval={0}
          tick={{ fill: "var(--ink-3)", fontSize: 11.5 }}
        />
        {lines.map(({ key, look, hasDashedBand = false }) => (
          <Area
            key={key}
            type={step}
            dataKey={`${key} band`}
            {...(hasDashedBand
              ? { stroke: look.color, strokeDasharray: "2 4", strokeOpacity: 0.7 }
              : { stroke: "none" })}
            fill={look.color}
            fillOpacity={0.13}
            isAnimationActive={false}
            activeDot={false}
          />
        ))}
        {cursor === undefined ? null : <ReferenceLine x={cursor} stroke="var(--line-strong)" />}
        {current ? (
          <ReferenceLine
            x={current.at}
            stroke="var(--ink-2)"
            strokeDasharray="3 3"
            label={{ value: current.words, position: "top", fill: "var(--ink)", fontSize: 11.5, fontWeight: 600 }}
          />
        ) : null}
        {lines.map(({ key, look: { color, dash } }) => (
          <Line
            key={key}
            type={step}
            dataKey={key}
            stroke={color}
            strokeWidth={1.75}
            {...(dash ? { strokeDasharray: dash } : {})}
            isAnimationActive={false}
            activeDot={false}
            dot={({ cx, cy, index }: { cx?: number; cy?: number; index?: number }) => {
              const point = points[index ?? -1];
              if (!point?.values[key] || cx === undefined || cy === undefined) return <g key={index} />;
              const { at } = point;

              return (
                // biome-ignore lint/a11y/noStaticElementInteractions: the picture is hidden from keyboards; the control beside it does the same
                <g key={index} className="cursor-pointer" onMouseEnter={() => onPoint(at)} onClick={() => onPick(at)}>
                  <circle cx={cx} cy={cy} r={TARGET_RADIUS} fill="transparent" stroke="none" />
                  <circle
                    cx={cx}
                    cy={cy}
                    r={radiusAt(at)}
                    fill={color}
                    stroke="var(--surface)"
                    strokeWidth={1.5}
                    strokeDasharray="none"
                  />
                </g>
              );
            }}
          />
        ))}
        <ZIndexLayer zIndex={ABOVE_LINES}>
          <ThresholdAxis points={points} format={format} belowName={belowName} current={current?.at} />
          {off ? <ThresholdOffMark off={off} lines={lines} leftPx={OFF_PX / 2} /> : null}
          <EndLabels lines={endsOf(props)} width={labelPx} />
        </ZIndexLayer>
      </ComposedChart>
    </FittedChart>
  );
}

function rowOf({ at, values }: ThresholdPoint) {
  const cells = Object.entries(values).flatMap(([key, one]) => {
    if (!one) return [];
    const { value, low, high } = one;
    return low === undefined || high === undefined
      ? [[key, value] as const]
      : [[key, value] as const, [`${key} band`, [low, high]] as const];
  });

  return { ...Object.fromEntries(cells), at };
}

function endsOf({ points, lines }: Pick<ThresholdLinesProps, "points" | "lines">) {
  return lines
    .map(({ key, name, look }) => ({
      key,
      name,
      look,
      raw: points.flatMap(({ at, values }) => (values[key] ? [[at, values[key].value] as const] : [])),
      smooth: undefined,
    }))
    .filter(({ raw }) => raw.length > 0);
}

/** Round shares from one below everything that is drawn to 100 %. */
function shareTicks(points: readonly Pick<ThresholdPoint, "values">[]): number[] {
  const lows = points.flatMap(({ values }) =>
    Object.values(values).flatMap((one) => (one ? [one.low ?? one.value] : [])),
  );

  return niceTicks(Math.min(0.9, ...lows), 1, 6).filter((tick) => tick >= 0 && tick <= 1);
}
