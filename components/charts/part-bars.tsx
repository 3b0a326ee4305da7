"use client";
import { Bar, BarChart, LabelList, XAxis, YAxis } from "recharts";
import { formatNumber } from "@/components/ui/format-number";
import { FittedChart } from "./fitted-chart";

const ROW_HEIGHT = 34;
/** Of a name in the letters of the chart, and the room around it. */
const LETTER_PX = 6.8;
const NAME_ROOM = 14;

interface PartBarsProps {
  /** One bar a row; its parts are counts. */
  rows: readonly { readonly key: string; readonly name: string; readonly parts: Readonly<Record<string, number>> }[];
  series: readonly { readonly key: string; readonly color: string; readonly opacity: number; readonly ink: string }[];
  onOpen: (row: string, part: string) => void;
}

/** Shares of a whole, a bar a row, with the count in each part. A picture: the counts stand beside it as buttons. */
export function PartBars({ rows, series, onOpen }: PartBarsProps) {
  const height = rows.length * ROW_HEIGHT;
  const data = rows.map(({ name, parts }) => ({ name, ...parts }));

  return (
    <FittedChart height={height}>
      <BarChart
        accessibilityLayer={false}
        data={data}
        layout="vertical"
        barSize={18}
        stackOffset="expand"
        margin={{ top: 0, right: 4, bottom: 0, left: 0 }}
      >
        <XAxis type="number" hide domain={[0, 1]} />
        <YAxis
          type="category"
          dataKey="name"
          width={NAME_ROOM + LETTER_PX * Math.max(0, ...rows.map(({ name }) => name.length))}
          axisLine={false}
          tickLine={false}
          interval={0}
          tick={{ fill: "var(--ink-2)", fontSize: 12.5 }}
        />
        {series.map(({ key, color, opacity, ink }) => (
          <Bar
            key={key}
            dataKey={key}
            stackId="all"
            fill={color}
            fillOpacity={opacity}
            stroke="var(--surface)"
            strokeWidth={1}
            isAnimationActive={false}
            className="cursor-pointer"
            onClick={(_, index) => {
              const row = rows[index];
              if (row) onOpen(row.key, key);
            }}
          >
            <LabelList
              dataKey={key}
              content={({ x, y, width, height, value }) => (
                <text
                  x={Number(x) + Number(width) / 2}
                  y={Number(y) + Number(height) / 2}
                  textAnchor="middle"
                  dominantBaseline="central"
                  pointerEvents="none"
                  fill={ink}
                  fontSize={11.5}
                >
                  {partWords(Number(value), key, Number(width))}
                </text>
              )}
            />
          </Bar>
        ))}
      </BarChart>
    </FittedChart>
  );
}

/** "4 always" where a part has room for it, else the count alone, else nothing. */
function partWords(count: number, key: string, width: number): string {
  const number = formatNumber(count);
  const words = `${number} ${key}`;
  if (words.length * LETTER_PX + NAME_ROOM <= width) return words;

  return number.length * LETTER_PX <= width ? number : "";
}
