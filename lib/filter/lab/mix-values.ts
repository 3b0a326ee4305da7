import type { MixDimension } from "@/lib/domain/lab-figure";
import { POOLS } from "@/lib/leak/assign-pools";
import type { FactTable } from "./fact-table";
import { poolPlaces, type SplitColumn } from "./split-mix";

/** What rows are told apart by: the names, and the place of a row's among them. */
export interface MixValues {
  readonly names: readonly (string | null)[];
  readonly placeOf: (row: number) => number;
}

/** The values of a dimension; those of the pools come split by split, because a row counts once in every split. */
export function mixValues(table: FactTable, by: MixDimension, splits: readonly SplitColumn[]): readonly MixValues[] {
  const { bucket, run, runs, names } = table;

  switch (by) {
    case "bucket":
      return [{ names: names.buckets, placeOf: (row) => bucket[row] ?? 0 }];
    case "miner":
      return [{ names: names.miners, placeOf: (row) => runs[run[row] ?? 0]?.miner ?? 0 }];
    case "agent":
      return [{ names: names.agents, placeOf: (row) => runs[run[row] ?? 0]?.agent ?? 0 }];
    case "suite":
      return [suitesOf(table)];
    case "split":
      return splits.map((split) => poolValues(table, split));
  }
}

/** The suite of a run goes before that of a problem. */
function suitesOf({ run, runs, problem, names }: FactTable): MixValues {
  const suites = [...new Set([null, ...names.suites, ...names.problems.map(({ suite }) => suite)])];
  const places = new Map(suites.map((suite, place) => [suite, place]));
  const ofRun = Int32Array.from(runs, ({ suite }) => places.get(names.suites[suite] ?? null) ?? 0);
  const ofProblem = Int32Array.from(names.problems, ({ suite }) => places.get(suite) ?? 0);

  return { names: suites, placeOf: (row) => ofRun[run[row] ?? 0] || (ofProblem[problem[row] ?? 0] ?? 0) };
}

function poolValues(table: FactTable, split: SplitColumn): MixValues {
  return {
    names: [null, ...POOLS].map((pool) => (pool === null ? `${split.name}, no pool yet` : `${split.name}/${pool}`)),
    placeOf: poolPlaces(table, split),
  };
}
