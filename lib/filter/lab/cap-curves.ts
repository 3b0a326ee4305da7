import type { TriedCap } from "@/lib/domain/tried-cap";
import { type CapBase, cappedRows } from "./capped-rows";
import { rowsByPlace } from "./content-places";
import type { FactTable } from "./fact-table";
import { type GroupOrder, orderGroups } from "./group-order";
import { minerOfRows } from "./miner-of-rows";

export interface CapCurve {
  readonly by: TriedCap["by"];
  readonly points: readonly { readonly cap: number; readonly size: number }[];
}

const CAPS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80] as const;

/**
 * How many rows stay under each cap of problem and of miner, with the other cap as it is set, in the order of the
 * pipeline: problem, then miner. The cap that is set is a point, so that its size is what the pipeline keeps.
 * Trajectories whose source names no miner are not known to be of one: no cap counts them together.
 */
export function capCurves(table: FactTable, base: CapBase): CapCurve[] {
  const { isIn, caps } = base;
  const miners = minerOfRows(table);
  const ofProblems = [...countBy(table.problem, isIn).named.values()];
  const tried = capsTo(ofProblems, caps.problem);
  const sizes = caps.miner === null ? undefined : sizesUnder(table, base, { tried, miners, most: caps.miner });
  const left =
    caps.problem === null ? isIn : cappedRows(table, { ...base, caps: { problem: caps.problem, miner: null } });

  return [
    { by: "problem", points: sizes ?? sizesByCap(countBy(table.problem, isIn), tried) },
    { by: "miner", points: minerPoints(countBy(miners, left), caps.miner) },
  ];
}

interface Counts {
  readonly named: ReadonlyMap<number, number>;
  /** Rows of no group, which no cap takes off. */
  readonly free: number;
}

function countBy(group: Int32Array, isIn: Uint8Array): Counts {
  const named = new Map<number, number>();
  let free = 0;
  for (let row = 0; row < isIn.length; row++) {
    if (isIn[row] === 0) continue;
    const place = group[row] ?? -1;
    if (place < 0) free += 1;
    else named.set(place, (named.get(place) ?? 0) + 1);
  }

  return { named, free };
}

function minerPoints(counts: Counts, cap: number | null): CapCurve["points"] {
  return sizesByCap(counts, capsTo([...counts.named.values()], cap));
}

function sizesByCap({ named, free }: Counts, tried: readonly number[]): CapCurve["points"] {
  const counts = [...named.values()];

  return tried.map((cap) => ({ cap, size: counts.reduce((sum, count) => sum + Math.min(count, cap), free) }));
}

function problemOrder(table: FactTable, { isIn, rank }: CapBase): GroupOrder {
  const order = rowsByPlace(table.content);

  return orderGroups({ group: table.problem, groups: table.names.problems.length, isIn, rank, order });
}

/** Sizes by cap of problem with at most so many of a miner: each cap adds the rows that stand next in their problems. */
function sizesUnder(
  table: FactTable,
  base: CapBase,
  { tried, miners, most }: { tried: readonly number[]; miners: Int32Array; most: number },
): CapCurve["points"] {
  const { rows, starts } = problemOrder(table, base);
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

  let before = 0;
  return tried.map((cap) => {
    for (let group = 0; group + 1 < starts.length; group++) {
      const from = starts[group] ?? 0;
      const to = Math.min(from + cap, starts[group + 1] ?? 0);
      for (let at = from + before; at < to; at++) add(rows[at] ?? 0);
    }
    before = cap;

    return { cap, size };
  });
}

/** Up to the size of the largest group, where a cap takes nothing off any more, and with the cap that is set. */
function capsTo(counts: readonly number[], set: number | null): number[] {
  const largest = counts.reduce((most, count) => Math.max(most, count), 1);
  const drawn = drawnTo(largest);
  if (set === null || set >= largest || drawn.includes(set)) return drawn;

  return [...drawn, set].toSorted((a, b) => a - b);
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
