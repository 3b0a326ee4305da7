"use client";
import { Bar, BarChart, LabelList, XAxis, YAxis } from "recharts";
import { formatNumber } from "@/components/ui/format-number";
import { FittedChart } from "./fitted-chart";

const ROW_HEIGHT = 34;

interface StackedBarsProps {
  /** One bar a row: its name and a number for each series. */
  rows: readonly { readonly name: string; readonly values: Readonly<Record<string, number>> }[];
  series: readonly { readonly key: string; readonly color: string }[];
}

/** Horizontal stacked bars with the sum at their end. A picture only: the page gives the numbers as a table beside it. */
export function StackedBars({ rows, series }: StackedBarsProps) {
  const data = rows.map(({ name, values }) => ({
    name,
    ...values,
    // At the end of the last part that is drawn: nothing is drawn, and nothing labelled, of a series without a number.
    [sumOf(series.findLast(({ key }) => (values[key] ?? 0) > 0)?.key ?? "")]: formatNumber(
      Object.values(values).reduce((sum, value) => sum + value, 0),
    ),
  }));

  return (
    <FittedChart height={rows.length * ROW_HEIGHT}>
      <BarChart
        accessibilityLayer={false}
        data={data}
        layout="vertical"
        barSize={16}
        margin={{ top: 0, right: 56, bottom: 0, left: 0 }}
      >
        <XAxis type="number" hide />
        <YAxis
          type="category"
          dataKey="name"
          width={104}
          axisLine={false}
          tickLine={false}
          interval={0}
          tick={{ fill: "var(--ink-2)", fontSize: 12.5 }}
        />
        {series.map(({ key, color }) => (
          <Bar key={key} dataKey={key} stackId="all" fill={color} isAnimationActive={false}>
            <LabelList dataKey={sumOf(key)} position="right" fill="var(--ink-2)" fontSize={12} />
          </Bar>
        ))}
      </BarChart>
    </FittedChart>
  );
}

/** Where a row holds its sum, by the series that it ends with. */
function sumOf(key: string): string {
  return `sum after ${key}`;
}
