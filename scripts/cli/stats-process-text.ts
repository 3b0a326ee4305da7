import type { Figure } from "@/lib/contract/evaluation";
import type { ProcessReport } from "@/lib/contract/process";
import { leftOutWords } from "@/lib/domain/left-out-words";
import { PROCESS_METRICS } from "@/lib/query/process-metrics";
import { alignedTable } from "./aligned-table";
import { plain } from "./classification-table";
import { distinctNames } from "./distinct-names";
import { FIGURE_COLUMNS, figureCells, withNoun } from "./figure-cells";

/** The object of `assay stats process --json`. */
export function processJson({ columns, rows, differences }: ProcessReport) {
  const names = namesOf(columns);

  return {
    differences,
    runs: columns.map(({ rollouts, waiting }, at) => ({ run: names[at] ?? null, rollouts, waiting })),
    metrics: Object.fromEntries(
      rows.map(({ metric, cells }) => [
        metric,
        cells.map(({ figure, known, notApplicable, shown, difference, isApart }, at) => ({
          run: names[at] ?? null,
          kind: PROCESS_METRICS[metric].kind,
          ...figureJson(figure),
          known,
          notApplicable: notApplicable.count,
          shown: shown.count,
          filter: shown.filter,
          notApplicableFilter: notApplicable.filter,
          difference: difference === null ? null : { ...figureJson(difference), isApart },
        })),
      ]),
    ),
  };
}

/** In the order of the columns; null of all runs together. */
function namesOf(columns: ProcessReport["columns"]): readonly (string | null)[] {
  const nameOf = distinctNames(columns.flatMap(({ run }) => run ?? []));

  return columns.map(({ run }) => run && nameOf(run));
}

function figureJson(figure: Figure) {
  if (figure.value === null) return { value: null, interval: null, n: 0, reason: figure.reason };
  const { value, interval, n, note } = figure;

  return { value, interval, n, ...(note === null ? {} : { note }) };
}

/** `assay stats process` for a reader. */
export function processText({
  corpus,
  filter,
  report,
}: {
  corpus: string;
  filter: string;
  report: ProcessReport;
}): string {
  const { columns, leftOut } = report;
  const waiting = columns.reduce((sum, column) => sum + column.waiting, 0);
  const notices = [
    ...(waiting > 0 ? [`Not measured yet: ${withNoun(waiting, "rollout")}.`] : []),
    ...(leftOut ? [leftOutWords(leftOut)] : []),
  ];
  const parts = [
    `${plain(corpus)}${filter === "" ? "" : `, ${plain(filter)}`}`,
    ...columns.map((_, at) => columnText(report, at)),
    notices.join("\n"),
    `Intervals: 95 %, from the variance between problems.${report.differences > 0 ? `\n* more than chance, corrected for ${withNoun(report.differences, "difference")} (Bonferroni); the intervals are not.` : ""}`,
  ];

  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function columnText({ columns, rows }: ProcessReport, at: number): string {
  const names = namesOf(columns).map((name) => plain(name ?? "all runs"));
  const figures = rows.flatMap(({ metric, cells }) => {
    const cell = cells[at];
    return cell ? [[PROCESS_METRICS[metric].title, ...figureCells(cell.figure)]] : [];
  });
  const differences = rows.flatMap(({ metric, cells }) => {
    const cell = cells[at];
    return cell?.difference
      ? [[`${PROCESS_METRICS[metric].title}${cell.isApart ? " *" : ""}`, ...figureCells(cell.difference)]]
      : [];
  });

  return [
    `${names[at]}: ${withNoun(columns[at]?.rollouts ?? 0, "rollout")}`,
    alignedTable([["", ...FIGURE_COLUMNS], ...figures], [0, 4]),
    ...(differences.length > 0
      ? ["", `less ${names[0]}`, alignedTable([["", ...FIGURE_COLUMNS], ...differences], [0, 4])]
      : []),
  ].join("\n");
}
