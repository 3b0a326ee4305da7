"use client";
import { CartesianGrid, Dot, Line, LineChart, Rectangle, XAxis, YAxis, ZIndexLayer } from "recharts";
import { CurveBands } from "./curve-bands";
import { rowOf, topOf } from "./curve-geometry";
import { CurveMarks } from "./curve-marks";
import { EndWords } from "./end-words";
import { FittedChart } from "./fitted-chart";
import type { SeriesLook } from "./series-look";
import { spreadLabels } from "./spread-labels";

const HEIGHT = 340;
const MARGIN = { top: 12, bottom: 18, left: 0 } as const;
/** At the end of a line, beside its words: the point, the leader and the value. */
const END_ROOM = 62;
/** Of a name in the letters of the chart. */
const LETTER_PX = 6.5;
const AXIS_HEIGHT = 30;
/** Of the axis of k: as many have room in the narrowest chart, so that none is measured, which lays the page out. */
const MOST_TICKS = 10;
const LABEL_GAP = 14;
/** Of signs: a letter or a number is smaller than a name. */
const SIGN_GAP = 12;
/** Beside the first k, so that the signs of values from elsewhere stand before every line. */
const SIGN_ROOM = 44;
/** Bars of headroom stand side by side behind the ends of the lines. */
const REACH_WIDTH = 4;
const REACH_STEP = 6;
/** Runs with a single figure stand side by side, or their intervals would be one line. */
const SINGLE_STEP = 11;
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

/** A value from elsewhere: a short tick with a sign, never part of a line. */
export interface CurveMark {
  readonly key: string;
  readonly k: number;
  readonly value: number;
  /** Its number in the words under the chart. */
  readonly sign: string;
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

/**
 * Shares by number of tries with their 95 % bands. Lines that reach the last k are named there; those that end earlier,
 * and values from elsewhere, have a letter or a number, and their words under the chart.
 */
export function KCurves({ series, marks, mostK, axis, onOpen }: KCurvesProps) {
  const top = topOf(series, marks);
  const rows = Array.from({ length: mostK }, (_, at) => rowOf(series, at + 1));
  const plot = HEIGHT - MARGIN.top - MARGIN.bottom - AXIS_HEIGHT;
  const heightOf = (share: number): number => MARGIN.top + (1 - share / top) * plot;
  const ends = series.flatMap((one) => {
    const end = one.points.at(-1);
    return end ? [{ ...one, end }] : [];
  });
  const spread = (wanted: readonly (readonly [string, number])[], most: number): ReadonlyMap<string, number> => {
    // More than there is room for stand closer rather than outside.
    const gap = Math.min(most, plot / Math.max(1, wanted.length - 1));
    const heights = spreadLabels(
      wanted.map(([, share]) => heightOf(share)),
      { gap, low: MARGIN.top, high: MARGIN.top + plot },
    );
    return new Map(wanted.map(([key], at) => [key, heights[at] ?? 0]));
  };
  const late = ends.filter(({ end }) => end.k === mostK);
  const wordsRoom = END_ROOM + LETTER_PX * Math.max(0, ...late.map(({ name }) => name.length));
  const singles = ends.filter(({ points }) => points.length === 1).map(({ key }) => key);
  const reaching = late.filter(({ hasReach, points }) => hasReach && points.length > 1).map(({ key }) => key);
  const places = new Map([
    ...spread(
      late.map(({ key, end }) => [key, end.value]),
      LABEL_GAP,
    ),
    ...Array.from({ length: mostK }, (_, at) => at + 1).flatMap((k) => [
      ...spread(
        ends.filter(({ end }) => end.k === k && k > 1 && k < mostK).map(({ key, end }) => [key, end.value]),
        SIGN_GAP,
      ),
      ...spread(
        marks.filter((mark) => mark.k === k).map(({ key, value }) => [`mark ${key}`, value]),
        SIGN_GAP,
      ),
    ]),
  ]);
  const asideOf = (key: string): number => {
    const at = singles.indexOf(key);
    if (at < 0) return 0;
    return (mostK === 1 ? at - (singles.length - 1) / 2 : at + 1) * SINGLE_STEP;
  };
  const lastAside = Math.max(0, ...singles.map(asideOf));

  return (
    <FittedChart height={HEIGHT}>
      <LineChart
        accessibilityLayer={false}
        data={rows}
        margin={{ ...MARGIN, right: wordsRoom + reaching.length * REACH_STEP }}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          type="number"
          dataKey="k"
          domain={mostK === 1 ? [0.5, 1.5] : [1, mostK]}
          ticks={rows.map(({ k }) => k)}
          height={AXIS_HEIGHT}
          axisLine={{ stroke: "var(--line-strong)" }}
          tickLine={false}
          interval={mostK > MOST_TICKS ? "preserveStartEnd" : 0}
          minTickGap={12}
          padding={{ left: marks.some(({ k }) => k === 1) ? SIGN_ROOM : 12, right: 4 }}
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
          interval={0}
          tick={TICK}
        />
        <CurveBands series={series} />
        {series.map(({ key, look, name, points, hasReach }) => {
          const last = points.at(-1);
          const bar = reaching.indexOf(key);
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
                const isEnd = last?.k === row.k;
                const isLate = row.k === mostK;
                const x = cx + asideOf(key);

                return (
                  <g key={index}>
                    {points.length === 1 && last?.low !== undefined && last.high !== undefined ? (
                      <path
                        d={`M${x - 4},${heightOf(last.high)}h8m-4,0V${heightOf(last.low)}m-4,0h8`}
                        stroke={look.color}
                        strokeWidth={1.5}
                        strokeDasharray="none"
                        fill="none"
                      />
                    ) : null}
                    {isEnd && hasReach && bar >= 0 && points[0] ? (
                      <Rectangle
                        x={cx + 8 + bar * REACH_STEP}
                        y={cy}
                        width={REACH_WIDTH}
                        height={Math.max(0, heightOf(points[0].value) - cy)}
                        fill={look.color}
                        fillOpacity={0.6}
                        stroke="none"
                        className="cursor-pointer"
                        onClick={() => onOpen(key, row.k)}
                      />
                    ) : null}
                    <Dot
                      cx={x}
                      cy={cy}
                      r={4.5}
                      fill={look.color}
                      stroke="var(--surface)"
                      strokeWidth={1.5}
                      className="cursor-pointer"
                      onClick={() => onOpen(key, row.k)}
                    />
                    {isEnd && !isLate && points.length === 1 ? (
                      <text
                        x={x}
                        y={heightOf(last.high ?? last.value) - 8}
                        textAnchor="middle"
                        dominantBaseline="central"
                        fill={look.color}
                        stroke="var(--surface)"
                        strokeWidth={3}
                        strokeDasharray="none"
                        paintOrder="stroke"
                        fontSize={12}
                        fontWeight={600}
                        pointerEvents="none"
                      >
                        {look.letter}
                      </text>
                    ) : null}
                    {isEnd && (isLate || points.length > 1) ? (
                      <EndWords
                        x={x}
                        from={cy}
                        to={places.get(key) ?? cy}
                        leader={leaderOf(isLate ? reaching.length * REACH_STEP : 0, cx + lastAside - x, points.length)}
                        color={look.color}
                        fontSize={12}
                        fontWeight={600}
                      >
                        {isLate ? `${name} ${(last.value * 100).toFixed(1)}` : look.letter}
                      </EndWords>
                    ) : null}
                  </g>
                );
              }}
            />
          );
        })}
        <ZIndexLayer zIndex={WORDS_Z}>
          <CurveMarks marks={marks} mostK={mostK} signHeightOf={(key) => places.get(`mark ${key}`)} />
        </ZIndexLayer>
      </LineChart>
    </FittedChart>
  );
}

/** From the end of a line past the bars, and past the single figures that stand beside it. */
function leaderOf(bars: number, singles: number, points: number): number {
  return 10 + bars + (points === 1 ? singles : 0);
}
