import type { FactTable } from "./fact-table";
import { minerOfRows } from "./miner-of-rows";

export type DiversityPlaces = "miner" | "agent" | "template" | "problem";

export interface DiversityDimension {
  readonly by: DiversityPlaces;
  readonly values: number;
  /** 1 over the sum of squared shares; 0 of an empty set. */
  readonly effective: number;
  /** The largest first, equal ones by their first row; at most `MOST_ROWS`. */
  readonly rows: readonly {
    /** Place in the table's names, or number of a template; -1: the source does not say, or it does not think. */
    readonly place: number;
    readonly count: number;
    /** Id of the first of them. */
    readonly sample: number;
  }[];
}

export interface DiversityFigures {
  readonly total: number;
  readonly dimensions: readonly DiversityDimension[];
  readonly caps: readonly {
    readonly by: "problem" | "miner";
    readonly points: readonly { readonly cap: number; readonly size: number }[];
  }[];
}

const MOST_ROWS = 20;
const CAPS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80] as const;

/**
 * What a part of a corpus is made of by miner, agent version, thought template and problem, and how large it would be
 * under each cap. Trajectories whose source names no miner are not known to be of one: no cap counts them together.
 *
 * @param isIn - 1 for the rows of the part
 */
export function diversityFigures(table: FactTable, isIn: Uint8Array): DiversityFigures {
  const miners = minerOfRows(table);
  const agents = table.run.map((run) => table.runs[run]?.agent ?? -1);
  const groups = {
    miner: countGroups(table, miners, isIn),
    agent: countGroups(
      table,
      agents.map((place) => (table.names.agents[place] == null ? -1 : place)),
      isIn,
    ),
    template: countGroups(table, table.template, isIn),
    problem: countGroups(table, table.problem, isIn),
  };
  const total = isIn.reduce((sum, one) => sum + one, 0);

  return {
    total,
    dimensions: [
      dimension("miner", groups.miner, total),
      dimension("agent", groups.agent, total),
      dimension("template", groups.template, total),
      dimension("problem", groups.problem, total),
    ],
    caps: [
      { by: "problem", points: sizesByCap(groups.problem) },
      { by: "miner", points: sizesByCap(groups.miner) },
    ],
  };
}

interface Group {
  count: number;
  readonly sample: number;
}

function countGroups({ size, ids }: FactTable, group: Int32Array, isIn: Uint8Array): ReadonlyMap<number, Group> {
  const groups = new Map<number, Group>();
  for (let row = 0; row < size; row++) {
    if (isIn[row] === 0) continue;
    const place = group[row] ?? -1;
    const found = groups.get(place);
    if (found) found.count += 1;
    else groups.set(place, { count: 1, sample: ids[row] ?? 0 });
  }

  return groups;
}

function dimension(by: DiversityPlaces, groups: ReadonlyMap<number, Group>, total: number): DiversityDimension {
  const rows = Array.from(groups, ([place, { count, sample }]) => ({ place, count, sample }));
  const squares = rows.reduce((sum, { count }) => sum + (count / total) ** 2, 0);

  return {
    by,
    values: rows.length,
    effective: rows.length === 0 ? 0 : 1 / squares,
    rows: rows.toSorted((a, b) => b.count - a.count || a.sample - b.sample).slice(0, MOST_ROWS),
  };
}

/** Up to the size of the largest group, where a cap takes nothing off any more. */
function sizesByCap(groups: ReadonlyMap<number, Group>): { cap: number; size: number }[] {
  const named = [...groups].flatMap(([place, { count }]) => (place < 0 ? [] : [count]));
  const free = groups.get(-1)?.count ?? 0;
  const largest = named.reduce((most, count) => Math.max(most, count), 1);

  return capsTo(largest).map((cap) => ({
    cap,
    size: named.reduce((sum, count) => sum + Math.min(count, cap), free),
  }));
}

/** Close together where a cap takes off most, ten times as far apart with each power of ten. */
function capsTo(largest: number): number[] {
  const caps: number[] = [];
  for (let scale = 1; ; scale *= 10) {
    for (const step of scale === 1 ? CAPS : CAPS.filter((cap) => cap >= 10)) {
      if (step * scale >= largest) return [...caps, largest];
      caps.push(step * scale);
    }
  }
}
