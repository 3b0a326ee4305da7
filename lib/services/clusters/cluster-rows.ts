import * as z from "zod";
import type { ClusterQuery } from "@/lib/contract/clusters";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";

/**
 * Clusters of a corpus as `(id, key, problems, reasons)`; a problem that came since they were made is one by itself.
 * Whether there is one is counted first: looking for each costs four times as much.
 */
export async function clusterRows(db: DbOrTransaction, corpusId: number, size: ClusterQuery["size"]): Promise<Sql> {
  const made = sql`select c.id, c.key, c.problems, c.reasons from leak_cluster c where c.corpus_id = ${corpusId}`;
  if (size === "several") return sql`${made} and c.problems > 1`;
  const [fresh] = await queryRows(
    db,
    z.object({ is: z.boolean() }),
    sql`select (select count(*) from problem p where p.corpus_id = ${corpusId})
          > (select coalesce(sum(c.problems), 0) from leak_cluster c where c.corpus_id = ${corpusId}) as is`,
  );
  if (fresh?.is !== true) return made;

  return sql`${made} union all select p.id, p.key, 1, '{}'::text[] from problem p where p.corpus_id = ${corpusId}
    and not exists (select from problem_cluster pc where pc.problem_id = p.id)`;
}
