import { POOLS, type Pool } from "@/lib/leak/assign-pools";
import type { FactTable } from "./fact-table";

/** The pools of one split, as its question brings them along: splits change without a change of any fact. */
export interface SplitColumn {
  readonly name: string;
  /** Internal ids of problems with a place in POOLS each. */
  readonly problems: Int32Array;
  readonly pools: Uint8Array;
}

/** Kept rows of one split by pool; null has none yet. */
export interface PoolRows {
  readonly split: string;
  readonly pools: readonly { readonly pool: Pool | null; readonly count: number }[];
}

/** @param isKept - 1 for each row of the table that counts */
export function splitRows(table: FactTable, isKept: Uint8Array, splits: readonly SplitColumn[]): readonly PoolRows[] {
  return splits.map((split) => {
    const placeOf = poolPlaces(table, split);
    const counts = new Uint32Array(POOLS.length + 1);
    for (let row = 0; row < table.size; row += 1) {
      if (isKept[row] === 1) counts[placeOf(row)] = (counts[placeOf(row)] ?? 0) + 1;
    }
    const pools = [...POOLS, null].map((pool, at) => ({ pool, count: counts[pool === null ? 0 : at + 1] ?? 0 }));

    return { split: split.name, pools: pools.filter(({ count }) => count > 0) };
  });
}

/** Of a row: 0 without a pool, else one more than the place in POOLS. */
export function poolPlaces({ names, problem }: FactTable, { problems, pools }: SplitColumn): (row: number) => number {
  const poolOf = new Map(Array.from(problems, (id, at) => [id, (pools[at] ?? 0) + 1]));
  const places = Uint8Array.from(names.problems, ({ id }) => poolOf.get(id) ?? 0);

  return (row) => places[problem[row] ?? 0] ?? 0;
}
