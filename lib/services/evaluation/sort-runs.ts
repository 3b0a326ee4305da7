import type { RunListQuery } from "@/lib/contract/runs";
import { RUN_SORTS, type RunSort } from "@/lib/domain/run-order";
import type { RunHeader } from "./run-headers";
import type { RunSums } from "./run-sums";

interface SortedRun {
  readonly header: RunHeader;
  readonly sums: RunSums;
}

/** Runs in order. Those without a value come last either way, and equal ones by name. */
export function sortRuns<Run extends SortedRun>(
  runs: readonly Run[],
  sort: RunListQuery["sort"],
  k: number,
): readonly Run[] {
  const by = RUN_SORTS.find((name) => name === sort.replace(/^-/, "")) ?? "name";
  const sign = sort.startsWith("-") ? -1 : 1;
  const placed = runs.map((run) => ({ run, value: VALUES[by](run, k), name: run.header.name.toLowerCase() }));

  return placed
    .toSorted(
      (one, other) =>
        lackFirst(one.value, other.value) ||
        sign * compared(one.value, other.value) ||
        compared(one.name, other.name) ||
        one.run.header.key - other.run.header.key,
    )
    .map(({ run }) => run);
}

type Value = string | number | undefined;

const lower = (text: string | null): Value => text?.toLowerCase();
const mean = ({ sum, n }: { readonly sum: number; readonly n: number }): Value => (n === 0 ? undefined : sum / n);

const VALUES: Readonly<Record<RunSort, (run: SortedRun, k: number) => Value>> = {
  name: ({ header }) => header.name.toLowerCase(),
  agent: ({ header }) => lower(header.agent),
  suite: ({ header }) => lower(header.suite),
  harness: ({ header }) => lower(header.harness),
  problems: ({ sums }) => sums.problems,
  rollouts: ({ sums }) => sums.rollouts,
  asr: ({ sums }) => (sums.areTrials ? sums.successes / sums.rollouts : undefined),
  passAt1: ({ sums }) => sums.passAt(1),
  passAtK: ({ sums }, k) => sums.passAt(k),
  headroom: ({ sums }, k) => sums.headroomAt(k),
  failures: ({ sums }) => sums.crashed + sums.timedOut + sums.unscored,
  judge: ({ sums }) => mean(sums.judge),
  richness: ({ sums }) => mean(sums.richness),
  tokens: ({ sums }) => sums.tokens / sums.rollouts,
  cost: ({ sums }) => mean(sums.cost),
};

function lackFirst(one: Value, other: Value): number {
  return Number(one === undefined) - Number(other === undefined);
}

function compared(one: Value, other: Value): number {
  if (one === undefined || other === undefined || one === other) return 0;

  return one < other ? -1 : 1;
}
