import type { FactTable } from "./fact-table";
import type { KeptChanges } from "./kept-changes";

/** What is kept can be told apart by. */
export const KEPT_DIMENSIONS = ["bucket", "miner", "agent", "suite"] as const;
type KeptDimension = (typeof KEPT_DIMENSIONS)[number];

interface MixCounts {
  readonly before: number;
  readonly after: number;
}

export interface KeptMix {
  readonly by: KeptDimension | "split";
  /** The largest first. */
  readonly rows: (MixCounts & {
    readonly value: string | null;
    readonly entered: number;
    readonly left: number;
  })[];
  readonly others: MixCounts & { readonly values: number };
}

/** Values of a dimension that are told one by one. */
const MOST_VALUES = 12;

/** Rows that are kept by value of every dimension, under two versions. */
export function keptMix(table: FactTable, changes: KeptChanges): KeptMix[] {
  return KEPT_DIMENSIONS.map((by) => ({ by, ...mixOf(changes, valuesOf(table, by)) }));
}

interface Values {
  /** By place. */
  readonly names: readonly (string | null)[];
  readonly placeOf: (row: number) => number;
}

function valuesOf(table: FactTable, by: KeptDimension): Values {
  const { bucket, run, runs, names } = table;

  switch (by) {
    case "bucket":
      return { names: names.buckets, placeOf: (row) => bucket[row] ?? 0 };
    case "miner":
      return { names: names.miners, placeOf: (row) => runs[run[row] ?? 0]?.miner ?? 0 };
    case "agent":
      return { names: names.agents, placeOf: (row) => runs[run[row] ?? 0]?.agent ?? 0 };
    case "suite":
      return suitesOf(table);
  }
}

/** The suite of a run goes before that of a problem. */
function suitesOf({ run, runs, problem, names }: FactTable): Values {
  const suites = [...new Set([null, ...names.suites, ...names.problems.map(({ suite }) => suite)])];
  const places = new Map(suites.map((suite, place) => [suite, place]));
  const ofRun = Int32Array.from(runs, ({ suite }) => places.get(names.suites[suite] ?? null) ?? 0);
  const ofProblem = Int32Array.from(names.problems, ({ suite }) => places.get(suite) ?? 0);

  return { names: suites, placeOf: (row) => ofRun[run[row] ?? 0] || (ofProblem[problem[row] ?? 0] ?? 0) };
}

/** Rows by value. */
export function mixOf({ rows, isBefore, isAfter }: KeptChanges, { names, placeOf }: Values): Omit<KeptMix, "by"> {
  const before = new Uint32Array(names.length);
  const after = new Uint32Array(names.length);
  const both = new Uint32Array(names.length);
  for (let at = 0; at < rows.length; at += 1) {
    const place = placeOf(rows[at] ?? 0);
    const was = isBefore[at] ?? 0;
    const is = isAfter[at] ?? 0;
    before[place] = (before[place] ?? 0) + was;
    after[place] = (after[place] ?? 0) + is;
    both[place] = (both[place] ?? 0) + (was & is);
  }

  const all = names
    .map((value, place) => {
      const counts = { before: before[place] ?? 0, after: after[place] ?? 0 };
      const stayed = both[place] ?? 0;
      return { value, ...counts, entered: counts.after - stayed, left: counts.before - stayed };
    })
    .filter(({ before: was, after: is }) => was + is > 0)
    .sort((one, other) => Math.max(other.before, other.after) - Math.max(one.before, one.after));
  const others = all.slice(MOST_VALUES);

  return {
    rows: all.slice(0, MOST_VALUES),
    others: {
      values: others.length,
      before: others.reduce((sum, row) => sum + row.before, 0),
      after: others.reduce((sum, row) => sum + row.after, 0),
    },
  };
}
