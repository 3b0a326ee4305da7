"use client";
import Link from "next/link";
import { Area, CartesianGrid, ComposedChart, ErrorBar, Line, ReferenceLine, XAxis, YAxis } from "recharts";
import { FittedChart } from "./fitted-chart";

const HEIGHT = 220;
const DAY_MS = 86_400_000;
const TICK = { fill: "var(--ink-3)", fontSize: 11.5 } as const;

export interface WeekPoint {
  /** Its Monday. */
  readonly week: string;
  /** Undefined where too little is known: the line has a gap there. */
  readonly value: number | undefined;
  readonly low: number | undefined;
  readonly high: number | undefined;
  /** What the point opens. */
  readonly href: string;
}

interface WeekLinesProps {
  points: readonly WeekPoint[];
  /** Upright lines with a word, such as a new rubric. */
  marks: readonly { readonly week: string; readonly label: string }[];
  domain: readonly [number, number];
  format: (value: number) => string;
}

/** A figure by week with its interval as a band. A picture: the page gives the numbers as a table beside it. */
export function WeekLines({ points, marks, domain, format }: WeekLinesProps) {
  const rows = withGaps(points);

  return (
    <FittedChart height={HEIGHT}>
      <ComposedChart accessibilityLayer={false} data={rows} margin={{ top: 20, right: 24, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          type="number"
          scale="time"
          dataKey="time"
          domain={["dataMin", "dataMax"]}
          ticks={points.map(({ week }) => timeOf(week))}
          tickFormatter={dayText}
          axisLine={{ stroke: "var(--line-strong)" }}
          tickLine={false}
          minTickGap={16}
          padding={{ left: 16, right: 16 }}
          tick={TICK}
        />
        <YAxis
          domain={[...domain]}
          tickFormatter={format}
          axisLine={false}
          tickLine={false}
          width={48}
          ticks={ticksOf(domain)}
          tick={TICK}
        />
        {marks.map(({ week, label }) => (
          <ReferenceLine
            key={week}
            x={timeOf(week)}
            stroke="var(--review)"
            strokeDasharray="3 3"
            label={{ value: label, position: "top", fill: "var(--review)", fontSize: 11.5 }}
          />
        ))}
        <Area dataKey="band" stroke="none" fill="var(--accent)" fillOpacity={0.13} isAnimationActive={false} />
        <Line
          dataKey="value"
          stroke="var(--accent)"
          strokeWidth={1.5}
          isAnimationActive={false}
          activeDot={false}
          dot={({ cx, cy, index }: { cx?: number; cy?: number; index?: number }) => {
            const row = rows[index ?? -1];
            if (row?.value === undefined || cx === undefined || cy === undefined) return <g key={index} />;

            return (
              <Link key={index} href={row.href} tabIndex={-1}>
                <title>{`${row.week}: ${format(row.value)}`}</title>
                <circle cx={cx} cy={cy} r={5} fill="var(--accent)" stroke="var(--surface)" strokeWidth={2} />
              </Link>
            );
          }}
        >
          <ErrorBar dataKey="reach" width={0} stroke="var(--accent)" strokeOpacity={0.5} />
        </Line>
      </ComposedChart>
    </FittedChart>
  );
}

interface Row {
  readonly week: string;
  readonly href: string;
  readonly time: number;
  readonly value: number | undefined;
  readonly band: readonly [number, number] | undefined;
  /** From the value to either bound: a week between gaps has no band. */
  readonly reach: readonly [number, number] | undefined;
}

/** A point without a value between weeks that do not follow on each other, so that no line is drawn over what is not there. */
function withGaps(points: readonly WeekPoint[]): Row[] {
  return points.flatMap(({ week, value, low, high, href }, at) => {
    const time = timeOf(week);
    const before = points[at - 1];
    const row: Row = { week, href, time, value, ...spread({ value, low, high }) };
    if (!before || time - timeOf(before.week) <= 7 * DAY_MS) return [row];

    return [{ week, href, time: time - 3 * DAY_MS, value: undefined, band: undefined, reach: undefined }, row];
  });
}

function spread({ value, low, high }: Pick<WeekPoint, "value" | "low" | "high">): Pick<Row, "band" | "reach"> {
  if (value === undefined || low === undefined || high === undefined) return { band: undefined, reach: undefined };

  return { band: [low, high], reach: [value - low, high - value] };
}

/** Whole tenths, or fifths where those would crowd. */
function ticksOf([low, high]: readonly [number, number]): number[] {
  const step = high - low > 0.5 ? 0.2 : 0.1;
  const count = Math.floor((high - low) / step + 1e-9);

  return Array.from({ length: count + 1 }, (_, at) => low + at * step);
}

function timeOf(week: string): number {
  return Date.parse(`${week}T00:00:00Z`);
}

const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

function dayText(time: number): string {
  return DAY.format(time);
}
