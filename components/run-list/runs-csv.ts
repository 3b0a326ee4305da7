import type { Figure } from "@/lib/contract/evaluation";
import type { ListedRun } from "@/lib/contract/runs";
import { csvLine } from "@/lib/domain/csv-line";
import { harnessWords } from "./harness-words";

type Cell = string | number | null;

interface RunsOfCsv {
  readonly runs: readonly ListedRun[];
  readonly k: number;
  /** Rollouts are hidden from the person, maybe all that a run has of a problem: nobody may say that it tried none. */
  readonly hasHidden: boolean;
}

/** Runs as CSV, numbers with all their digits. */
export function runsCsv({ runs, k, hasHidden }: RunsOfCsv): string {
  const columns = columnsOf(k, hasHidden);

  return [columns.map(({ name }) => name), ...runs.map((run) => columns.map(({ cell }) => cell(run)))]
    .map(csvLine)
    .join("");
}

function columnsOf(k: number, hasHidden: boolean): readonly { name: string; cell: (run: ListedRun) => Cell }[] {
  const pass =
    <Value>(read: (measured: Extract<ListedRun["pass"], { status: "measured" }>) => Value) =>
    (run: ListedRun) =>
      run.pass.status === "refused" ? undefined : read(run.pass);
  const problems = (name: string, read: Parameters<typeof pass<number>>[0]) => {
    return { name, cell: (run: ListedRun) => pass(read)(run) ?? null };
  };

  return [
    { name: "run", cell: ({ name }) => name },
    { name: "id", cell: ({ id }) => id },
    { name: "agent", cell: ({ agent }) => agent?.name ?? null },
    { name: "version", cell: ({ agent }) => agent?.version ?? null },
    { name: "model", cell: ({ agent }) => agent?.model ?? null },
    { name: "suite", cell: ({ suite }) => suite },
    { name: "harness", cell: ({ harness }) => harnessWords(harness) },
    { name: "problems", cell: ({ problems }) => problems },
    { name: "problems_not_tried", cell: ({ missingProblems }) => (hasHidden ? null : missingProblems) },
    { name: "rollouts", cell: ({ rollouts }) => rollouts },
    { name: "fewest_rollouts", cell: ({ fewest }) => fewest },
    { name: "most_rollouts", cell: ({ most }) => most },
    { name: "successes", cell: ({ successes }) => successes },
    { name: "crashed", cell: ({ failures }) => failures.crashed },
    { name: "timed_out", cell: ({ failures }) => failures.timedOut },
    { name: "unscored", cell: ({ failures }) => failures.unscored },
    { name: "unscored_rules_cannot_tell", cell: ({ failures }) => failures.open },
    ...figureColumns("asr", ({ asr }) => asr),
    ...figureColumns(
      "pass@1",
      pass(({ passAt1 }) => passAt1),
    ),
    ...(k === 1
      ? []
      : [
          ...figureColumns(
            `pass@${k}`,
            pass(({ passAtK }) => passAtK),
          ),
          // Those with k rollouts or more: pass@1 is over all.
          { name: `pass@${k}_problems`, cell: (run: ListedRun) => countedProblems(run) },
          ...figureColumns(
            "headroom",
            pass(({ headroom }) => headroom),
          ),
        ]),
    problems("problems_always", ({ parts }) => parts.always),
    problems("problems_sometimes", ({ parts }) => parts.sometimes),
    problems("problems_never", ({ parts }) => parts.never),
    { name: "why_no_pass", cell: ({ pass: of }) => (of.status === "refused" ? of.reason : null) },
    { name: "judge_mean", cell: ({ judge }) => judge.mean },
    { name: "judged", cell: ({ judge }) => judge.n },
    { name: "judge_failed", cell: ({ judge }) => judge.failed },
    { name: "richness_mean", cell: ({ richness }) => richness.mean },
    { name: "tokens_mean", cell: ({ tokens }) => tokens },
    { name: "cost_usd_mean", cell: ({ costUsd }) => costUsd.mean },
    { name: "cost_known", cell: ({ costUsd }) => costUsd.n },
  ];
}

function countedProblems({ pass, problems }: ListedRun): number | null {
  return pass.status === "measured" ? problems - pass.tooFew : null;
}

function figureColumns(name: string, read: (run: ListedRun) => Figure | undefined) {
  const bound = (at: 0 | 1) => (run: ListedRun) => {
    const figure = read(run);
    return figure === undefined || figure.value === null ? null : (figure.interval?.[at] ?? null);
  };

  return [
    { name, cell: (run: ListedRun) => read(run)?.value ?? null },
    { name: `${name}_low`, cell: bound(0) },
    { name: `${name}_high`, cell: bound(1) },
  ];
}
