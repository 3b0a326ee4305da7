import * as z from "zod";
import type { ExportPreview } from "@/lib/contract/exports";
import type { Db } from "@/lib/db/client";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { POOLS } from "@/lib/leak/assign-pools";
import { matches } from "@/lib/services/trajectories/count-matches";

const PoolRow = z.object({ pool: z.enum(POOLS), count: z.int() });

/**
 * Of matching rows those whose problems the newest split of the corpus has in other pools than train: an export, unlike a
 * release, takes them all into one file. Null where there are none, or no split.
 */
export async function heldOut(db: Db, corpusId: number, where: Sql): Promise<ExportPreview["heldOut"]> {
  const split = await db.split.findFirst({
    where: { corpusId },
    orderBy: { id: "desc" },
    select: { id: true, name: true },
  });
  if (!split) return null;

  const rows = await queryRows(
    db,
    PoolRow,
    sql`select sp.pool, count(*)::int as count
        ${matches(corpusId, where, sql`join split_pool sp on sp.split_id = ${split.id} and sp.problem_id = t.problem_id and sp.pool <> 'train'`)}
        group by sp.pool`,
  );
  const pools = POOLS.flatMap((pool) => rows.filter((row) => row.pool === pool));

  return pools.length === 0 ? null : { split: split.name, pools };
}
