import type { ComparedProblem, ComparedRun } from "@/lib/contract/comparison";
import { within } from "@/lib/query/judge-scope";
import { printExactValue } from "@/lib/query/print-filter";

/** A filter text holds at most 4,000 characters. */
const MOST_IDS = 80;

/** Filter text of the rows of a run. */
export function runFilter(filter: string, run: Pick<ComparedRun, "word">, ...terms: readonly string[]): string {
  return within(filter, `run:${printExactValue(run.word)}`, ...terms);
}

/** Filter text of the rollouts of a problem in a run: what a cell counts. */
export function cellFilter(
  filter: string,
  run: Pick<ComparedRun, "word">,
  { id }: Pick<ComparedProblem, "id">,
): string {
  return runFilter(filter, run, `problem:${id}`);
}

/** Filter text of the rollouts of several problems in runs, and how many of the problems it holds. */
export function problemsFilter(
  filter: string,
  runs: readonly Pick<ComparedRun, "word">[],
  problems: readonly Pick<ComparedProblem, "id">[],
): { readonly filter: string; readonly count: number } {
  const held = problems.slice(0, MOST_IDS);
  const words = runs.map(({ word }) => printExactValue(word)).join(",");

  return {
    filter: within(filter, `run:${words}`, `problem:${held.map(({ id }) => id).join(",")}`),
    count: held.length,
  };
}
