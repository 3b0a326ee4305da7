import { GATES, type Gate } from "@/lib/domain/judgement";
import type { ClusterTally } from "./cluster-ratio";

/** A judge's gate and a person's of the same trajectory. */
export interface GatePair {
  readonly judge: Gate;
  readonly human: Gate;
}

/** Labels of one problem that have the same two gates. */
export interface GateCell extends GatePair {
  readonly problem: string;
  /** Labels; a whole number. */
  readonly count: number;
}

/** Whether a pair of gates is counted. */
export type PairTest = (pair: GatePair) => boolean;

/** The 25 pairs, people's gate first; a row of counts has one number for each. */
export const GATE_PAIRS: readonly GatePair[] = GATES.flatMap((human) => GATES.map((judge) => ({ judge, human })));

/**
 * Labels by pair of gates, a row for each problem that has any.
 *
 * @throws RangeError when a count is not a whole number from 0
 */
export function pairCounts(cells: readonly GateCell[]): readonly Float64Array[] {
  const rows = new Map<string, Float64Array>();

  for (const { problem, judge, human, count } of cells) {
    if (!Number.isInteger(count) || count < 0) throw new RangeError(`“${count}” is not a number of labels.`);
    if (count === 0) continue;
    const row = rows.get(problem) ?? new Float64Array(GATE_PAIRS.length);
    const place = (human - 1) * GATES.length + judge - 1;
    row[place] = (row[place] ?? 0) + count;
    rows.set(problem, row);
  }
  return [...rows.values()];
}

/** Counts the labels whose pair passes `counted`, and sums those of them that pass `marked` too. */
export function tallyPairs(row: Float64Array, counted: PairTest, marked: PairTest): ClusterTally {
  let count = 0;
  let sum = 0;
  for (const [place, pair] of GATE_PAIRS.entries()) {
    if (!counted(pair)) continue;
    count += row[place] ?? 0;
    if (marked(pair)) sum += row[place] ?? 0;
  }

  return { count, sum };
}
