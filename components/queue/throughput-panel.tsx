"use client";
import { countOf, formatNumber, formatPercent } from "@/components/ui/format-number";
import { latePart } from "@/components/ui/late-part";
import { Panel } from "@/components/ui/panel";
import type { QueueProgress } from "@/lib/contract/queues";

// Recharts is a fifth of the page's code.
const DayBars = latePart(
  () => import("@/components/charts/day-bars").then((module) => module.DayBars),
  <div className="h-29" />,
);

const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

/** How fast answers come in. */
export function ThroughputPanel({ answers, days }: Pick<QueueProgress, "answers" | "days">) {
  const { given, needed, today, lastHour } = answers;

  return (
    <Panel
      title="Answers"
      subtitle={`${formatNumber(given)} of ${formatNumber(needed)} given, ${formatPercent(needed > 0 ? given / needed : 0)}. Days are those of UTC.`}
    >
      <dl className="mb-2 flex gap-8">
        <Figure value={today} name="today" />
        <Figure value={lastHour} name="in the last hour" />
      </dl>
      {days.length === 0 ? (
        <p className="text-ink-3">Nobody has answered yet.</p>
      ) : (
        <>
          <p className="text-caption text-ink-3">Answers a day</p>
          <DayBars days={days.map(({ day, answers: value }) => ({ name: DAY.format(new Date(day)), value }))} />
          <table className="sr-only">
            <caption>Answers a day, the last {countOf(days.length, "day")} that had any</caption>
            <tbody>
              {days.map(({ day, answers: value }) => (
                <tr key={day}>
                  <th scope="row">{day}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </Panel>
  );
}

function Figure({ value, name }: { value: number; name: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-table text-ink-2">{name}</dt>
      <dd className="text-figure">{formatNumber(value)}</dd>
    </div>
  );
}
