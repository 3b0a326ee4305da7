import * as z from "zod";
import { GuardHit, type ProtectedSet } from "@/lib/contract/splits";
import type { Db } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { type CorpusProblem, readLeakProblems } from "@/lib/services/clusters/read-leak-problems";
import { readProtected } from "@/lib/services/splits/read-protected";
import { shownHits } from "@/lib/services/splits/shown-audit";
import { runTask } from "@/lib/services/threads/run-task";
import type { SetRow } from "./set-row";

/** Of the way overlap is counted: what was counted in another way is counted anew. */
const OVERLAP_VERSION = 2;

const StoredOverlap = z.object({ problems: z.int(), hits: z.array(GuardHit) });
const BasisRow = z.object({ basis: z.string() });

/** A set with the problems of the corpus that it holds. */
interface ShownSet {
  readonly set: ProtectedSet;
  readonly hits: z.infer<typeof GuardHit>[];
}

/** Protected sets as they are shown. What they overlap is counted again where problems or products have changed. */
export async function toSets(
  { db }: { readonly db: Db },
  corpusId: number,
  rows: readonly SetRow[],
): Promise<readonly ShownSet[]> {
  const [state] = await queryRows(
    db,
    BasisRow,
    sql`select concat_ws(' ', ${OVERLAP_VERSION}::int, c.clusters_wanted, c.clusters_made, c.clustered_at, max(p.id), count(p.id)) as basis
        from corpus c left join problem p on p.corpus_id = c.id where c.id = ${corpusId} group by c.id`,
  );
  const basis = state?.basis ?? "";
  const isBehind = rows.some((row) => row.overlapBasis !== basis);
  const problems = isBehind ? await readLeakProblems({ db }, corpusId) : [];

  const shown: ShownSet[] = [];
  for (const row of rows) {
    const overlap =
      row.overlapBasis === basis ? StoredOverlap.parse(row.overlap) : await countOverlap(db, { row, basis, problems });
    shown.push({ set: toSet(row, overlap.problems), hits: overlap.hits });
  }

  return shown;
}

interface Counting {
  readonly row: SetRow;
  readonly basis: string;
  readonly problems: readonly CorpusProblem[];
}

async function countOverlap(db: Db, { row, basis, problems }: Counting): Promise<z.infer<typeof StoredOverlap>> {
  const [set] = await readProtected(db, { id: row.id });
  if (!set) return { problems: 0, hits: [] };

  const found = await runTask("overlap", {
    problems: problems.map(({ name, query, goldIds, recommendedIds }) => {
      return { name, query, goldIds, recommendedIds, viewedIds: [], titles: [] };
    }),
    set,
  });
  const overlap = { problems: found.problems, hits: shownHits(found.hits, problems, [set]) };
  await db.protectedSet.update({ where: { id: row.id }, data: { overlap, overlapBasis: basis }, select: { id: true } });

  return overlap;
}

function toSet(row: SetRow, overlap: number): ProtectedSet {
  return {
    ...{ id: row.extId, name: row.name, note: row.note, fileName: row.fileName, unread: row.unread, overlap },
    problems: row._count.problems,
    addedBy: row.person.name,
    createdAt: row.createdAt.toISOString(),
  };
}
