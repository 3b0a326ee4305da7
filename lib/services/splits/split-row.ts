import type { Split } from "@/lib/contract/splits";
import type { Pool } from "@/lib/leak/assign-pools";
import type { Asker } from "@/lib/services/blindness/asker";
import { readPinned, readPools } from "./read-pools";
import type { CountedProblem } from "./read-split-problems";
import { parseRecipe, seenProblems, shownPools } from "./split-scene";

export const SPLIT_FIELDS = {
  id: true,
  extId: true,
  corpusId: true,
  name: true,
  note: true,
  seed: true,
  shares: true,
  strata: true,
  weigh: true,
  version: true,
  createdAt: true,
  grownAt: true,
  person: { select: { name: true } },
  _count: { select: { releases: { where: { state: "signed" } } } },
} as const;

export interface SplitRow {
  /** Internal. */
  readonly id: number;
  readonly extId: string;
  readonly corpusId: number;
  readonly name: string;
  readonly note: string;
  readonly seed: number;
  readonly shares: unknown;
  readonly strata: readonly string[];
  readonly weigh: string;
  readonly version: number;
  readonly createdAt: Date;
  readonly grownAt: Date | null;
  readonly person: { readonly name: string };
  readonly _count: { readonly releases: number };
}

/** Splits of one corpus as a person may see them counted. */
export async function toSplits(asker: Asker, corpusId: number, rows: readonly SplitRow[]): Promise<Split[]> {
  if (rows.length === 0) return [];
  const problems = await seenProblems(asker, corpusId, []);

  return Promise.all(rows.map(async (row) => toSplit(asker, row, problems, await readPools(asker.db, row.id))));
}

export async function toSplit(
  { db }: Pick<Asker, "db">,
  row: SplitRow,
  problems: readonly CountedProblem[],
  pools: ReadonlyMap<number, Pool>,
): Promise<Split> {
  const recipe = parseRecipe(row);
  const pinned = await readPinned(db, row.id);

  return {
    ...{ id: row.extId, name: row.name, note: row.note, version: row.version, ...recipe },
    createdBy: row.person.name,
    createdAt: row.createdAt.toISOString(),
    grownAt: row.grownAt?.toISOString() ?? null,
    pools: shownPools(problems, ({ id }) => pools.get(id), recipe.weigh),
    pinned: new Set(problems.flatMap(({ id, clusterKey }) => (pinned.has(id) ? [clusterKey] : []))).size,
    waiting: problems.filter(({ id }) => !pools.has(id)).length,
    releases: row._count.releases,
  };
}
