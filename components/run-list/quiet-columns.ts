import type { ListedRun } from "@/lib/contract/runs";
import type { RunSort } from "@/lib/domain/run-order";
import { harnessWords } from "./harness-words";

type Runs = readonly ListedRun[];

/** When a column tells nothing of these runs: no run has a value, all have the same, or another column says it. */
const SAYS_NOTHING: Partial<Record<RunSort, (runs: Runs) => boolean>> = {
  asr: (runs) => runs.every(isPassAt1),
  judge: (runs) => runs.every(({ judge }) => judge.mean === null && judge.failed === 0),
  richness: (runs) => runs.every(({ richness }) => richness.mean === null),
  cost: (runs) => runs.every(({ costUsd }) => costUsd.mean === null),
  suite: (runs) => areAlike(runs.map(({ suite }) => suite)),
  harness: (runs) => areAlike(runs.map(({ harness }) => (harness.kind === "unknown" ? null : harnessWords(harness)))),
};

/** The columns without those that tell nothing of these runs; the one that they are sorted by stays. */
export function tellingColumns(columns: readonly RunSort[], runs: Runs, sortedBy: string): readonly RunSort[] {
  if (runs.length === 0) return columns;

  return columns.filter((column) => column === sortedBy || SAYS_NOTHING[column]?.(runs) !== true);
}

/** Whether nobody knows it, or two runs or more say the same. */
function areAlike(values: readonly (string | null)[]): boolean {
  return values.every((value) => value === null) || (values.length > 1 && new Set(values).size === 1);
}

/** The success rate is pass@1 where every problem has as many rollouts; without either nothing is said twice. */
function isPassAt1({ asr, pass }: ListedRun): boolean {
  if (pass.status === "refused" || asr.value === null || pass.passAt1.value === null) return false;

  return shownOf(asr.value, asr.interval) === shownOf(pass.passAt1.value, pass.passAt1.interval);
}

/** What cells show of a figure, to a tenth of a percent: sums in another order differ in digits that nobody sees. */
function shownOf(value: number, interval: readonly number[] | null): string {
  return [value, ...(interval ?? [])].map((share) => (share * 100).toFixed(1)).join(" ");
}
