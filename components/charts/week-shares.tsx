"use client";
import { Bar, BarChart, ReferenceLine, XAxis, YAxis } from "recharts";
import { FittedChart } from "./fitted-chart";

const HEIGHT = 220;
const TICK = { fill: "var(--ink-3)", fontSize: 11.5 } as const;

interface WeekSharesProps {
  /** One bar a week, oldest first; its parts are shares that sum to 1. */
  weeks: readonly { readonly week: string; readonly shares: Readonly<Record<string, number>> }[];
  series: readonly { readonly key: string; readonly color: string; readonly name: string }[];
  marks: readonly { readonly week: string; readonly label: string }[];
  onOpen: (week: string, key: string) => void;
}

/** Shares by week as stacked bars. A picture: the page gives the numbers as a table beside it. */
export function WeekShares({ weeks, series, marks, onOpen }: WeekSharesProps) {
  return (
    <FittedChart height={HEIGHT}>
      <BarChart
        accessibilityLayer={false}
        data={weeks.map(({ week, shares }) => ({ week, ...shares }))}
        maxBarSize={48}
        margin={{ top: 20, right: 24, bottom: 0, left: 0 }}
      >
        <XAxis
          dataKey="week"
          tickFormatter={(week: string) => DAY.format(Date.parse(`${week}T00:00:00Z`))}
          axisLine={{ stroke: "var(--line-strong)" }}
          tickLine={false}
          minTickGap={16}
          tick={TICK}
        />
        <YAxis
          domain={[0, 1]}
          ticks={[0, 0.25, 0.5, 0.75, 1]}
          tickFormatter={(share: number) => `${share * 100} %`}
          axisLine={false}
          tickLine={false}
          width={48}
          tick={TICK}
        />
        {series.map(({ key, color }) => (
          <Bar
            key={key}
            dataKey={key}
            stackId="all"
            fill={color}
            isAnimationActive={false}
            className="cursor-pointer"
            onClick={(_, index) => {
              const week = weeks[index];
              if (week) onOpen(week.week, key);
            }}
          />
        ))}
        {marks.map(({ week, label }) => (
          <ReferenceLine
            key={week}
            x={week}
            stroke="var(--review)"
            strokeDasharray="3 3"
            label={{ value: label, position: "top", fill: "var(--review)", fontSize: 11.5 }}
          />
        ))}
      </BarChart>
    </FittedChart>
  );
}

const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
