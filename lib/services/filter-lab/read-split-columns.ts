import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { SplitColumn } from "@/lib/filter/lab/split-mix";
import { POOLS } from "@/lib/leak/assign-pools";
import type { Asker } from "@/lib/services/blindness/asker";

const PoolRow = z.object({ id: z.int(), name: z.string(), pool: z.enum(POOLS), problems: z.string() });

/** The pools of every split of a corpus, the newest first. */
export async function readSplitColumns({ db }: Pick<Asker, "db">, corpusId: number): Promise<readonly SplitColumn[]> {
  const rows = await queryRows(
    db,
    PoolRow,
    sql`select s.id, s.name, sp.pool, string_agg(sp.problem_id::text, ',') as problems
        from split s join split_pool sp on sp.split_id = s.id where s.corpus_id = ${corpusId}
        group by s.id, s.name, sp.pool order by s.id desc, sp.pool`,
  );

  return [...new Set(rows.map(({ id }) => id))].map((id) => {
    const own = rows
      .filter((row) => row.id === id)
      .map((row) => ({ ...row, ids: row.problems.split(",").map(Number) }));

    return {
      name: own[0]?.name ?? "",
      problems: Int32Array.from(own.flatMap(({ ids }) => ids)),
      pools: Uint8Array.from(own.flatMap(({ ids, pool }) => ids.map(() => POOLS.indexOf(pool)))),
    };
  });
}
