import type { CapReach } from "@/lib/domain/cap-reach";
import type { TriedCap } from "@/lib/domain/tried-cap";
import { type CapBase, cappedRows } from "./capped-rows";
import { rowsByPlace } from "./content-places";
import type { FactTable } from "./fact-table";
import { orderGroups } from "./group-order";
import { minerOfRows } from "./miner-of-rows";

export interface CapCurve {
  readonly by: TriedCap["by"];
  /** Problems that have a row, or named miners. */
  readonly groups: number;
  /** `size` is what stays under both caps; the reach is that of this one alone. */
  readonly points: readonly ({ readonly cap: number; readonly size: number } & Omit<CapReach, "groups">)[];
}

const CAPS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80] as const;

/**
 * How many rows stay under each cap of problem and of miner, with the other cap as it is set, in the order of the
 * pipeline: problem, then miner. The cap that is set is a point, so that its size is what the pipeline keeps, and so is
 * the smallest that keeps nine of ten. Trajectories whose source names no miner are not known to be of one: no cap counts
 * them together.
 */
export function capCurves(table: FactTable, base: CapBase): CapCurve[] {
  const { isIn, caps } = base;
  const miners = minerOfRows(table);
  const problems =
    caps.miner === null ? heldBy(table.problem, isIn) : heldUnder(table, base, { miners, most: caps.miner });
  const left =
    caps.problem === null ? isIn : cappedRows(table, { ...base, caps: { problem: caps.problem, miner: null } });

  return [curveOf("problem", problems, caps.problem), curveOf("miner", heldBy(miners, left), caps.miner)];
}

/** By whole number from 1 to the rows of the largest group, where a cap takes nothing off any more. */
interface Held {
  /** Groups with so many rows or more. */
  readonly having: readonly number[];
  /** What stays under so large a cap. */
  readonly sizes: readonly number[];
}

/** Each cap keeps one row more of every group that has as many; rows of no group stay under all. */
function heldBy(group: Int32Array, isIn: Uint8Array): Held {
  const counts = new Map<number, number>();
  let free = 0;
  for (let row = 0; row < isIn.length; row++) {
    if (isIn[row] === 0) continue;
    const place = group[row] ?? -1;
    if (place < 0) free += 1;
    else counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  const groupsOf = new Map<number, number>();
  let largest = 1;
  for (const count of counts.values()) {
    groupsOf.set(count, (groupsOf.get(count) ?? 0) + 1);
    largest = Math.max(largest, count);
  }

  let left = counts.size;
  const having = Array.from({ length: largest }, (_, at) => {
    const here = left;
    left -= groupsOf.get(at + 1) ?? 0;

    return here;
  });

  return { having, sizes: summed(having, free) };
}

/** The sums of all up to each. */
function summed(numbers: readonly number[], from: number): number[] {
  let sum = from;

  return numbers.map((one) => {
    sum += one;
    return sum;
  });
}

/** Of problems with at most so many of a miner: each cap adds the rows that stand next in their problems. */
function heldUnder(
  table: FactTable,
  base: CapBase,
  { miners, most }: { readonly miners: Int32Array; readonly most: number },
): Held {
  const held = new Map<number, number>();
  let size = 0;
  const add = (row: number): void => {
    const miner = miners[row] ?? -1;
    const count = held.get(miner) ?? 0;
    if (miner >= 0 && count >= most) return;
    held.set(miner, count + 1);
    size += 1;
  };
  for (const [row, problem] of table.problem.entries()) if (problem < 0 && base.isIn[row] !== 0) add(row);

  const ranks = byRank(table, base);
  const sizes = ranks.map((rows) => {
    for (const row of rows) add(row);

    return size;
  });

  return { having: ranks.map(({ length }) => length), sizes };
}

/** The first of every problem by rank, then the second, to the last of the largest one. */
function byRank(table: FactTable, { isIn, rank }: CapBase): number[][] {
  const order = rowsByPlace(table.content);
  const groups = table.names.problems.length;
  const { rows, starts } = orderGroups({ group: table.problem, groups, isIn, rank, order });
  const ranks: number[][] = [[]];
  for (let group = 0; group + 1 < starts.length; group++) {
    const from = starts[group] ?? 0;
    for (let at = from; at < (starts[group + 1] ?? 0); at++) {
      const own = ranks[at - from] ?? [];
      own.push(rows[at] ?? 0);
      ranks[at - from] = own;
    }
  }

  return ranks;
}

function curveOf(by: CapCurve["by"], { having, sizes }: Held, set: number | null): CapCurve {
  const largest = sizes.length;
  const nineOfTen = sizes.findIndex((size) => keepsNineOfTen(size, sizes.at(-1) ?? 0)) + 1;
  const caps = new Set([...drawnTo(largest), nineOfTen, ...(set === null || set >= largest ? [] : [set])]);
  const within = summed(having, 0);
  const points = [...caps]
    .sort((one, other) => one - other)
    .map((cap) => ({
      ...{ cap, size: sizes[cap - 1] ?? 0, reached: having[cap - 1] ?? 0 },
      leftOut: (within.at(-1) ?? 0) - (within[cap - 1] ?? 0),
    }));

  return { by, groups: having[0] ?? 0, points };
}

/** In whole numbers: nine tenths of 10 are 9. */
function keepsNineOfTen(size: number, total: number): boolean {
  return size * 10 >= total * 9;
}

/** Close together where a cap takes off most, ten times as far apart with each power of ten. */
function drawnTo(largest: number): number[] {
  const caps: number[] = [];
  for (let scale = 1; ; scale *= 10) {
    for (const step of scale === 1 ? CAPS : CAPS.filter((cap) => cap >= 10)) {
      if (step * scale >= largest) return [...caps, largest];
      caps.push(step * scale);
    }
  }
}
