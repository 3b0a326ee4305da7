import type { TriedCap } from "@/lib/domain/tried-cap";
import { type CapCurve, capCurves } from "./cap-curves";
import { type CapBase, cappedRows } from "./capped-rows";
import type { FactTable } from "./fact-table";
import { minerOfRows } from "./miner-of-rows";

export type DiversityPlaces = "miner" | "agent" | "template" | "problem";

export interface DiversityDimension {
  readonly by: DiversityPlaces;
  /** Rows that have a value: shares are of them. */
  readonly known: number;
  readonly values: number;
  /** 1 over the sum of squared shares of the known rows; 0 where there is none. */
  readonly effective: number;
  /** The largest value first, equal ones by their first row, at most `MOST_ROWS`; then the rows without one. */
  readonly rows: readonly {
    /** Place in the table's names, or number of a template; UNKNOWN: the source does not say, or it does not think. */
    readonly place: number;
    readonly count: number;
    /** Id of the first of them. */
    readonly sample: number;
  }[];
}

export interface DiversityFigures {
  readonly total: number;
  readonly dimensions: readonly DiversityDimension[];
  readonly caps: readonly CapCurve[];
}

/** What is not said is no value: rows without one may be of one miner or of as many as there are rows. */
const UNKNOWN = -1;
const MOST_ROWS = 20;

/**
 * What a set of rows is made of by miner, agent version, thought template and problem, and how large it would be under each
 * cap.
 *
 * @param base - the rows before the caps of the set, with these
 * @param tried - a cap in place of the one of its kind, under which the set is told; the sizes by cap are not of it
 */
export function diversityFigures(table: FactTable, base: CapBase, tried?: TriedCap): DiversityFigures {
  const caps = tried === undefined ? base.caps : { ...base.caps, [tried.by]: tried.cap };
  const isIn = cappedRows(table, { ...base, caps });
  const miners = minerOfRows(table);
  const agents = table.run.map((run) => table.runs[run]?.agent ?? UNKNOWN);
  const groups = {
    miner: countGroups(table, miners, isIn),
    agent: countGroups(
      table,
      agents.map((place) => (table.names.agents[place] == null ? UNKNOWN : place)),
      isIn,
    ),
    template: countGroups(table, table.template, isIn),
    problem: countGroups(table, table.problem, isIn),
  };
  const total = isIn.reduce((sum, one) => sum + one, 0);

  return {
    total,
    dimensions: [
      dimension("miner", groups.miner),
      dimension("agent", groups.agent),
      dimension("template", groups.template),
      dimension("problem", groups.problem),
    ],
    caps: capCurves(table, base),
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
    const place = group[row] ?? UNKNOWN;
    const found = groups.get(place);
    if (found) found.count += 1;
    else groups.set(place, { count: 1, sample: ids[row] ?? 0 });
  }

  return groups;
}

function dimension(by: DiversityPlaces, groups: ReadonlyMap<number, Group>): DiversityDimension {
  const rows = Array.from(groups, ([place, { count, sample }]) => ({ place, count, sample }));
  const named = rows.filter(({ place }) => place !== UNKNOWN);
  const known = named.reduce((sum, { count }) => sum + count, 0);
  const squares = named.reduce((sum, { count }) => sum + (count / known) ** 2, 0);

  return {
    by,
    known,
    values: named.length,
    effective: named.length === 0 ? 0 : 1 / squares,
    rows: [
      ...named.toSorted((a, b) => b.count - a.count || a.sample - b.sample).slice(0, MOST_ROWS),
      ...rows.filter(({ place }) => place === UNKNOWN),
    ],
  };
}
