import type { FactTable } from "./fact-table";
import type { KeptChanges } from "./kept-changes";
import { minerOfRows } from "./miner-of-rows";

/** How many the second version keeps of the one of which it keeps most. */
export interface MostKept {
  readonly ofProblem: number;
  /** Of those that are named. */
  readonly ofMiner: number;
}

export function mostKept(table: FactTable, changes: Pick<KeptChanges, "rows" | "isAfter">): MostKept {
  return {
    ofProblem: largestGroup(changes, table.problem, table.names.problems.length),
    ofMiner: largestGroup(changes, minerOfRows(table), table.names.miners.length),
  };
}

/** @param group - by row of the table; a negative one belongs to none */
function largestGroup(
  { rows, isAfter }: Pick<KeptChanges, "rows" | "isAfter">,
  group: Int32Array,
  groups: number,
): number {
  const counts = new Uint32Array(groups);
  let most = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const place = group[rows[at] ?? 0] ?? -1;
    if (place < 0 || isAfter[at] === 0) continue;
    const count = (counts[place] ?? 0) + 1;
    counts[place] = count;
    if (count > most) most = count;
  }

  return most;
}
