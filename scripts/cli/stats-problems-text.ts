import type { ProblemMatrix } from "@/lib/contract/problems";
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
/** Of a run of which nothing was scored: what is not known is no failure. */
const NOT_SCORED = "not scored";

/** `assay stats problems` for a reader. */
export function problemsText({ corpus, filter, matrix }: PrintedMatrix): string {
  const { runs, items, summary } = matrix;
  const unscored = new Set((summary?.runs ?? []).flatMap(({ id, isScored }) => (isScored ? [] : [id])));
  const parts = [
    [`${plain(corpus)}${filter === "" ? "" : `, ${plain(filter)}`}`, ...summaryLines(matrix)].join("\n"),
    alignedTable(
      [
        ["problem", "all", ...runs.map((_, at) => `run ${at + 1}`)],
        ...items.map((row) => [
          plain(nameOf(row)),
          runs.some(({ id }, at) => row.cells[at] && !unscored.has(id)) ? tries(row) : NOT_SCORED,
          ...row.cells.map((cell, at) => {
            if (cell === null) return "–";
            return unscored.has(runs[at]?.id ?? "") ? NOT_SCORED : tries(cell);
          }),
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
  const { problems, rollouts, successes, otherProblems, runCount, leftOut } = summary;
  const ids = new Set(runs.map(({ id }) => id));
  const isNoneScored = rollouts > 0 && summary.runs.every(({ id, isScored }) => !ids.has(id) || !isScored);
  const solved = isNoneScored ? "none scored" : `${number(successes)} successful`;

  return [
    `${withNoun(problems, "problem")} in ${number(runs.length)} of ${withNoun(runCount, "run")}, ${withNoun(rollouts, "rollout")}, ${solved}, ${sort} first`,
    ...(otherProblems > 0 ? [`${withNoun(otherProblems, "problem")} ${othersWords(leftOut !== null)}.`] : []),
    ...(leftOut ? [leftOutWords(leftOut)] : []),
  ];
}

function nameOf({ query, key }: ProblemMatrix["items"][number]): string {
  const text = query.trim() === "" ? key : query.replaceAll(/\s+/g, " ").trim();

  return text.length > QUERY_CHARS ? `${text.slice(0, QUERY_CHARS - 1)}…` : text;
}

function tries({ rollouts, successes }: { readonly rollouts: number; readonly successes: number }): string {
  return `${number(successes)} of ${number(rollouts)}`;
}
