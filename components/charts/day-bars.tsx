"use client";
import { Bar, BarChart, LabelList, XAxis, YAxis } from "recharts";
import { formatNumber } from "@/components/ui/format-number";
import { FittedChart } from "./fitted-chart";

const HEIGHT = 116;

interface DayBarsProps {
  /** One bar a day, oldest first. */
  days: readonly { readonly name: string; readonly value: number }[];
}

/** Upright bars with their number on top. A picture only: the page gives the numbers as a table beside it. */
export function DayBars({ days }: DayBarsProps) {
  return (
    <FittedChart height={HEIGHT}>
      <BarChart
        accessibilityLayer={false}
        data={[...days]}
        maxBarSize={28}
        margin={{ top: 18, right: 4, bottom: 0, left: 4 }}
      >
        <XAxis
          dataKey="name"
          axisLine={{ stroke: "var(--line-strong)" }}
          tickLine={false}
          interval="preserveStartEnd"
          minTickGap={12}
          tick={{ fill: "var(--ink-3)", fontSize: 11.5 }}
        />
        <YAxis hide domain={[0, "dataMax"]} />
        <Bar dataKey="value" fill="var(--accent)" isAnimationActive={false}>
          <LabelList
            dataKey="value"
            position="top"
            fill="var(--ink-2)"
            fontSize={11.5}
            formatter={(value) => formatNumber(Number(value))}
          />
        </Bar>
      </BarChart>
    </FittedChart>
  );
}
