"use client";
import { useState } from "react";
import { CartesianGrid, DefaultZIndexes, LineChart, XAxis, YAxis, ZIndexLayer } from "recharts";
import { CurveBands } from "./curve-bands";
import { markGroups, middleOf, topOf } from "./curve-geometry";
import { CurveMarks } from "./curve-marks";
import { CurvePath } from "./curve-path";
import { CurvePoints, endWords, REACH_STEP } from "./curve-points";
import { FittedChart } from "./fitted-chart";
import { MOST_BANDS } from "./most-bands";
import { LEAST_PLOT_PX, NAME_ROW_PX, NameRows } from "./name-rows";
import type { SeriesLook } from "./series-look";
import { spreadLabels } from "./spread-labels";
import { usePlaceWidth } from "./use-place-width";

const HEIGHT = 340;
const MARGIN = { top: 12, bottom: 18, left: 0 } as const;
/** At the end of a line, beside its words: the point, the leader and the value. */
const END_ROOM = 62;
/** At the end of a line that is named under the chart: the leader and its letter. */
const LETTER_ROOM = 24;
/** Of a name in the letters of the chart. */
const LETTER_PX = 6.5;
const AXIS_HEIGHT = 30;
const AXIS_WIDTH = 44;
/** Of the axis of k: as many have room in the narrowest chart, so that none is measured, which lays the page out. */
const MOST_TICKS = 10;
const LABEL_GAP = 14;
/** Of signs: a letter or a number is smaller than a name. */
const SIGN_GAP = 12;
/** Ticks nearer than this are one to the eye, and their signs stand together. */
const TICK_GAP = 4;
/** Beside the first k, so that the signs of values from elsewhere stand before every line. */
const SIGN_ROOM = 44;
/** Beside a sign, so that it stands clear of the words of the axis too, and of its letters. */
const [SIGN_START, SIGN_LETTER] = [26, 6.4];
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
    /** What it is a mean over. A line goes through values over the same alone. */
    readonly n: number;
  }[];
  /** What the last value would be with one try, over the same: the reach of more tries goes from there. */
  readonly reachFrom: number | undefined;
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
 * Shares by number of tries with their 95 % bands. Lines that reach the last k are named there, or under the chart where
 * the names would leave no plot; those that end earlier, and values from elsewhere, have a letter or a number, and their
 * words under the chart.
 */
export function KCurves({ series, marks, mostK, axis, onOpen }: KCurvesProps) {
  const [pointed, setPointed] = useState<string>();
  const [place, width] = usePlaceWidth();
  const banded = series.length > MOST_BANDS ? series.filter(({ key }, at) => at === 0 || key === pointed) : series;
  const top = topOf(series, marks);
  const ks = Array.from({ length: mostK }, (_, at) => at + 1);
  const plot = HEIGHT - MARGIN.top - MARGIN.bottom - AXIS_HEIGHT;
  const heightOf = (share: number): number => MARGIN.top + (1 - share / top) * plot;
  const groups = markGroups(marks, (TICK_GAP / plot) * top);
  const signRoom = Math.max(
    SIGN_ROOM,
    ...groups.filter(({ k }) => k === 1).map(({ sign }) => SIGN_START + SIGN_LETTER * sign.length),
  );
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
  const reaching = late
    .filter(({ reachFrom, points }) => reachFrom !== undefined && points.length > 1)
    .map(({ key }) => key);
  const places = new Map([
    ...spread(
      late.map(({ key, end }) => [key, end.value]),
      LABEL_GAP,
    ),
    ...ks.flatMap((k) => [
      ...spread(
        ends.filter(({ end }) => end.k === k && k > 1 && k < mostK).map(({ key, end }) => [key, end.value]),
        SIGN_GAP,
      ),
      ...spread(
        groups.filter((group) => group.k === k).map((group) => [`mark ${group.key}`, middleOf(group)]),
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
  const startRoom = marks.some(({ k }) => k === 1) ? signRoom : 12;
  const reachRoom = reaching.length * REACH_STEP;
  const isRoomy = width === undefined || width - AXIS_WIDTH - startRoom - wordsRoom - reachRoom >= LEAST_PLOT_PX;
  const names = isRoomy
    ? []
    : late.map(({ key, name, look, end }) => ({ key, look, words: endWords(name, end.value) }));
  const namesHeight = names.length * NAME_ROW_PX;

  return (
    <div ref={place}>
      <FittedChart height={HEIGHT + namesHeight}>
        <LineChart
          accessibilityLayer={false}
          margin={{
            ...MARGIN,
            bottom: MARGIN.bottom + namesHeight,
            right: (isRoomy ? wordsRoom : LETTER_ROOM + lastAside) + reachRoom,
          }}
        >
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            type="number"
            dataKey="k"
            domain={mostK === 1 ? [0.5, 1.5] : [1, mostK]}
            allowDataOverflow
            ticks={ks}
            height={AXIS_HEIGHT}
            axisLine={{ stroke: "var(--line-strong)" }}
            tickLine={false}
            interval={mostK > MOST_TICKS ? "preserveStartEnd" : 0}
            minTickGap={12}
            padding={{ left: startRoom, right: 4 }}
            tick={TICK}
            label={{ value: axis, position: "insideBottomLeft", offset: -14, fill: "var(--ink-3)", fontSize: 11.5 }}
          />
          <YAxis
            domain={[0, top]}
            allowDataOverflow
            ticks={Array.from({ length: Math.round(top * 10) + 1 }, (_, at) => at / 10)}
            tickFormatter={(share: number) => `${Math.round(share * 100)} %`}
            axisLine={false}
            tickLine={false}
            width={AXIS_WIDTH}
            interval={0}
            tick={TICK}
          />
          <CurveBands series={banded} />
          <ZIndexLayer zIndex={DefaultZIndexes.line}>
            {series.map((one) => (
              <CurvePath key={one.key} series={one} onPoint={setPointed} />
            ))}
          </ZIndexLayer>
          <ZIndexLayer zIndex={DefaultZIndexes.scatter}>
            {series.map((one) => (
              <CurvePoints
                key={one.key}
                series={one}
                mostK={mostK}
                aside={asideOf(one.key)}
                lastAside={lastAside}
                bar={reaching.indexOf(one.key)}
                bars={reaching.length}
                wordsHeight={places.get(one.key)}
                endsWith={isRoomy ? "name" : "letter"}
                onOpen={onOpen}
                onPoint={setPointed}
              />
            ))}
          </ZIndexLayer>
          <ZIndexLayer zIndex={WORDS_Z}>
            <CurveMarks groups={groups} mostK={mostK} signHeightOf={(key) => places.get(`mark ${key}`)} />
            <NameRows rows={names} top={HEIGHT} />
          </ZIndexLayer>
        </LineChart>
      </FittedChart>
    </div>
  );
}
