"use client";
import { CartesianGrid, Line, LineChart, XAxis, YAxis, ZIndexLayer } from "recharts";
import { AxisBands, type AxisMark, AxisWords } from "./axis-marks";
import { EndLabels, LETTER_PX } from "./end-labels";
import { FittedChart } from "./fitted-chart";
import { LEAST_PLOT_PX, NAME_ROW_PX, NameRows } from "./name-rows";
import { niceTicks } from "./nice-ticks";
import type { SeriesLook } from "./series-look";
import { usePlaceWidth } from "./use-place-width";

const HEIGHT = 240;
const MARGIN = { top: 10, bottom: 16, left: 0 } as const;
const AXIS_WIDTH = 56;
/** Beside the plot where the names are under it. */
const END_PX = 12;
/** Most room for the names at the ends of the lines. */
const MOST_LABEL_PX = 180;
/** Before a name, and after it. */
const LABEL_GAP_PX = 18;
/** A denser line with gaps would hide values; then colour and name alone tell it apart. */
const MOST_DASHED = 150;
/** The library draws lines at 400, whatever their place. */
const ABOVE_LINES = 1500;
const TICK = { fill: "var(--ink-3)", fontSize: 11.5 } as const;

export interface CurveLine {
  readonly key: string;
  /** Short: there is room for it at the end of the line. */
  readonly name: string;
  /** The whole name, on hover, where that is another. */
  readonly whole?: string;
  readonly look: SeriesLook;
  readonly raw: readonly (readonly [x: number, y: number])[];
  /** Drawn in front of the values themselves, which are then faint. */
  readonly smooth: readonly (readonly [x: number, y: number])[] | undefined;
}

interface CurveLinesProps {
  lines: readonly CurveLine[];
  marks: readonly AxisMark[];
  /** Round numbers of the upright axis, of which the first and the last one end it. */
  ticks: readonly number[];
  format: (value: number) => string;
  xLabel: string;
}

/**
 * Lines over a common axis of numbers, named at their ends, or under the chart where the names would leave no plot. A
 * picture: the frame gives the numbers as a table.
 */
export function CurveLines({ lines, marks, ticks, format, xLabel }: CurveLinesProps) {
  const [place, width] = usePlaceWidth();
  const xs = lines.flatMap(({ raw }) => [raw[0]?.[0] ?? 0, raw.at(-1)?.[0] ?? 0]);
  const from = Math.min(...xs);
  const to = Math.max(...xs);
  const longest = Math.max(0, ...lines.map(({ name }) => name.length));
  const labelWidth = Math.min(MOST_LABEL_PX, LABEL_GAP_PX + Math.ceil(longest * LETTER_PX));
  const rows = (points: CurveLine["raw"]) => points.map(([x, y]) => ({ x, y }));

  const isRoomy = width === undefined || width - AXIS_WIDTH - labelWidth >= LEAST_PLOT_PX;
  const names = isRoomy ? [] : lines.map(({ name, ...line }) => ({ ...line, words: name }));
  const namesHeight = names.length * NAME_ROW_PX;

  return (
    <div ref={place}>
      <FittedChart height={HEIGHT + namesHeight}>
        <LineChart
          accessibilityLayer={false}
          margin={{ ...MARGIN, bottom: MARGIN.bottom + namesHeight, right: isRoomy ? labelWidth : END_PX }}
        >
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            type="number"
            dataKey="x"
            domain={from === to ? [from - 1, to + 1] : [from, to]}
            ticks={niceTicks(from, to, 6).filter((tick) => tick >= from && tick <= to)}
            tickFormatter={stepText}
            axisLine={{ stroke: "var(--line-strong)" }}
            tickLine={false}
            minTickGap={12}
            tick={TICK}
            allowDuplicatedCategory={false}
            label={{ value: xLabel, position: "insideBottomRight", offset: -10, ...TICK }}
          />
          <YAxis
            type="number"
            dataKey="y"
            domain={[ticks[0] ?? 0, ticks.at(-1) ?? 1]}
            ticks={[...ticks]}
            interval={0}
            tickFormatter={format}
            axisLine={false}
            tickLine={false}
            width={AXIS_WIDTH}
            tick={TICK}
          />
          <AxisBands marks={marks} />
          {lines.map(({ key, look: { color, dash }, raw, smooth }) => (
            <Line
              key={key}
              data={rows(raw)}
              dataKey="y"
              stroke={color}
              strokeWidth={smooth ? 1 : 1.5}
              strokeOpacity={smooth ? 0.22 : 1}
              {...(dash && raw.length <= MOST_DASHED && !smooth ? { strokeDasharray: dash } : {})}
              dot={raw.length === 1 ? { r: 3, fill: color, stroke: color } : false}
              activeDot={false}
              isAnimationActive={false}
            />
          ))}
          {lines.map(({ key, look: { color, dash }, smooth }) =>
            smooth ? (
              <Line
                key={`${key} mean`}
                data={rows(smooth)}
                dataKey="y"
                stroke={color}
                strokeWidth={2}
                {...(dash ? { strokeDasharray: dash } : {})}
                dot={false}
                activeDot={false}
                isAnimationActive={false}
              />
            ) : null,
          )}
          <ZIndexLayer zIndex={ABOVE_LINES}>
            <AxisWords marks={marks} lines={lines.map(({ raw }) => raw)} />
            {isRoomy ? <EndLabels lines={lines} width={labelWidth} /> : <NameRows rows={names} top={HEIGHT} />}
          </ZIndexLayer>
        </LineChart>
      </FittedChart>
    </div>
  );
}

const STEP = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 });

function stepText(step: number): string {
  return STEP.format(step);
}
