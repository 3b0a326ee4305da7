import type { FactTable } from "./fact-table";

/**
 * Place of the miner of every row; -1 where its source names none: those are not known to be of one miner, so no cap
 * counts them together.
 */
export function minerOfRows({ size, run, runs, names }: FactTable): Int32Array {
  const ofRun = Int32Array.from(runs, ({ miner }) => (names.miners[miner] == null ? -1 : miner));
  const miners = new Int32Array(size);
  for (let row = 0; row < size; row++) miners[row] = ofRun[run[row] ?? 0] ?? -1;

  return miners;
}
