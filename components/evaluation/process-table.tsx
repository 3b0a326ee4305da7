import type { ChartCell } from "@/components/chart-frame/chart-data";
import { ChartFrame } from "@/components/chart-frame/chart-frame";
import { seriesLook } from "@/components/charts/series-look";
import { InertText } from "@/components/import/inert-text";
import { ReportTable } from "@/components/judge-report/report-table";
import { listAddress } from "@/components/trajectory-list/list-address";
import { formatNumber } from "@/components/ui/format-number";
import type { Corpus } from "@/lib/contract/corpora";
import type { Figure } from "@/lib/contract/evaluation";
import type { ProcessReport } from "@/lib/contract/process";
import { PROCESS_METRICS } from "@/lib/query/process-metrics";
import { ProcessCell } from "./process-cell";
import { processCommand } from "./process-command";
import { differenceWords, figurePart, shortened } from "./process-picture";
import { processSentence } from "./process-sentence";
import { shownIn } from "./process-values";

interface ProcessTableProps {
  report: ProcessReport;
  corpus: Pick<Corpus, "id" | "name">;
  filter: string;
}

type Row = ProcessReport["rows"][number];
const isKnown = ({ cells }: Row): boolean => cells.some(({ known }) => known > 0);

const YES_NO = { true: "yes", false: "no" } as const;

/** The metrics of runs as a table. Those that no run knows are named under it. */
export function ProcessTable({ report, corpus, filter }: ProcessTableProps) {
  const { columns, rows } = report;
  const known = rows.filter(isKnown);
  const unknown = rows.filter((row) => !isKnown(row));
  const addressOf = (text: string): string => listAddress(corpus.id, text);
  const names = columns.map(({ run }, at) => (run ? `${seriesLook(at).letter} ${run.name}` : "All runs"));
  const waiting = columns.reduce((sum, column) => sum + column.waiting, 0);

  return (
    <ChartFrame
      name="process"
      title="How the agents went about it"
      subtitle={`${columns.map(({ rollouts }, at) => `${columns[at]?.run ? `${seriesLook(at).letter} ` : ""}n ${formatNumber(rollouts)}`).join(", ")}. Shares and means of the rollouts of which each is known, with 95 % intervals from the variance between problems${columns.length > 1 ? "; differences are to run A, with the problems of both paired, and bold where 0 is left out at 95 % for all of them together (Bonferroni)" : ""}.`}
      conclusion={known.length === 0 ? undefined : processSentence(report)}
      notes={columns.length > 1 ? names : []}
      rows={() => ({
        columns: [
          ...[{ name: "Metric" }, { name: "Run" }, { name: "Shares on 0 to 100 %", scale: [0, 1] as const }],
          { name: "Trajectories", isNumber: true },
          ...(columns.length > 1 ? [{ name: "Difference to A" }] : []),
        ],
        rows: known.flatMap(({ metric, cells }) =>
          cells.map((cell, at) => [
            at === 0 ? PROCESS_METRICS[metric].title : "",
            shortened(names[at] ?? ""),
            figurePart(metric, cell.figure, seriesLook(at).color),
            `${shownIn(metric)} ${formatNumber(cell.shown.count)} of ${formatNumber(cell.known)}`,
            ...(columns.length > 1 ? [differenceWords(metric, cell)] : []),
          ]),
        ),
      })}
      table={{
        columns: [
          ...["Metric", "Run", "Value", "from", "to", "Known", "Shown", "n/a"],
          ...["Difference", "Difference from", "Difference to", "Stands apart"],
        ].map((name) => ({ name })),
        rows: rows.flatMap(({ metric, cells }) =>
          cells.map((cell, at): ChartCell[] => [
            PROCESS_METRICS[metric].title,
            names[at] ?? "",
            ...numbers(cell.figure),
            cell.known,
            { value: cell.shown.count, href: addressOf(cell.shown.filter) },
            { value: cell.notApplicable.count, href: addressOf(cell.notApplicable.filter) },
            ...(cell.difference === null ? [null, null, null] : numbers(cell.difference)),
            cell.difference === null ? null : YES_NO[`${cell.isApart}`],
          ]),
        ),
      }}
      command={processCommand(
        { corpusName: corpus.name, filter },
        columns.flatMap(({ run }) => (run ? [run.word] : [])),
      )}
    >
      {known.length === 0 ? (
        <p className="text-ink-2">
          {waiting > 0
            ? "These rollouts are not measured yet. That is done after an import, in the background."
            : "None of this is known of these rollouts."}
        </p>
      ) : (
        <ReportTable
          caption="How the agents went about it"
          isStacked
          columns={[
            { name: "Metric" },
            ...columns.map((column, at) => ({
              name: names[at] ?? "",
              isNumber: true as const,
              shown: <ColumnHead run={column.run} at={at} />,
            })),
          ]}
          rows={known.map(({ metric, cells }) => ({
            key: metric,
            head: (
              <span className="flex max-w-96 min-w-44 flex-col whitespace-normal">
                {PROCESS_METRICS[metric].title}
                <span className="text-caption text-ink-3">{PROCESS_METRICS[metric].about}</span>
              </span>
            ),
            cells: cells.map((cell, at) => (
              <ProcessCell
                key={columns[at]?.run?.id ?? "all"}
                metric={metric}
                cell={cell}
                of={`${PROCESS_METRICS[metric].title}, ${names[at] ?? ""}`}
                addressOf={addressOf}
              />
            )),
          }))}
        />
      )}
      <Notes unknown={known.length === 0 ? [] : unknown} waiting={known.length === 0 ? 0 : waiting} />
    </ChartFrame>
  );
}

function ColumnHead({ run, at }: { run: ProcessReport["columns"][number]["run"]; at: number }) {
  if (run === null) return "All runs";

  return (
    <span className="inline-flex max-w-56 flex-wrap justify-end gap-x-1">
      <span className="font-semibold">{seriesLook(at).letter}</span>
      <InertText text={run.name} />
      {at === 0 ? <span>· baseline</span> : null}
    </span>
  );
}

function Notes({ unknown, waiting }: { unknown: readonly Row[]; waiting: number }) {
  if (unknown.length === 0 && waiting === 0) return null;
  const titles = unknown.map(({ metric }) => PROCESS_METRICS[metric].title.toLowerCase()).join(", ");

  return (
    <p className="mt-2 text-caption text-ink-3">
      {titles === "" ? null : `Not known of any of these rollouts, or it does not apply: ${titles}. `}
      {waiting === 0 ? null : `${formatNumber(waiting)} are not measured yet and count as n/a.`}
    </p>
  );
}

function numbers(figure: Figure): (number | null)[] {
  if (figure.value === null) return [null, null, null];

  return [figure.value, figure.interval?.[0] ?? null, figure.interval?.[1] ?? null];
}
