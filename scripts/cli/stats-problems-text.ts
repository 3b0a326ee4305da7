import type { ProblemMatrix } from "@/lib/contract/problems";
import { successWords, triesText } from "@/lib/domain/known-tries";
import { leftOutWords } from "@/lib/domain/left-out-words";
import { othersWords } from "@/lib/domain/others-words";
import { alignedTable } from "./aligned-table";
import { plain } from "./classification-table";
import { number, withNoun } from "./figure-cells";

interface PrintedMatrix {
  readonly corpus: string;
  readonly filter: string;
  readonly matrix: ProblemMatrix;
}

/** Of a query; the rest is in the JSON. */
const QUERY_CHARS = 48;

/** `assay stats problems` for a reader. */
export function problemsText({ corpus, filter, matrix }: PrintedMatrix): string {
  const { runs, items, summary } = matrix;
  const parts = [
    [`${plain(corpus)}${filter === "" ? "" : `, ${plain(filter)}`}`, ...summaryLines(matrix)].join("\n"),
    alignedTable(
      [
        ["problem", "all", ...runs.map((_, at) => `run ${at + 1}`)],
        ...items.map((row) => [
          plain(nameOf(row)),
          triesText(row),
          ...row.cells.map((cell) => (cell === null ? "–" : triesText(cell))),
        ]),
      ],
      [0],
    ),
    runs.map((run, at) => `run ${at + 1}: ${plain(run.name)}`).join("\n"),
    summary && summary.problems > items.length ? `Showing ${number(items.length)} of ${number(summary.problems)}.` : "",
  ];

  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function summaryLines({ summary, sort, runs }: ProblemMatrix): string[] {
  if (!summary) return [];
  const { problems, rollouts, otherProblems, runCount, leftOut } = summary;

  return [
    `${withNoun(problems, "problem")} in ${number(runs.length)} of ${withNoun(runCount, "run")}, ${withNoun(rollouts, "rollout")}, ${successWords(summary)}, ${sort} first`,
    ...(otherProblems > 0 ? [`${withNoun(otherProblems, "problem")} ${othersWords(leftOut !== null)}.`] : []),
    ...(leftOut ? [leftOutWords(leftOut)] : []),
  ];
}

function nameOf({ query, key }: ProblemMatrix["items"][number]): string {
  const text = query.trim() === "" ? key : query.replaceAll(/\s+/g, " ").trim();

  return text.length > QUERY_CHARS ? `${text.slice(0, QUERY_CHARS - 1)}…` : text;
}
