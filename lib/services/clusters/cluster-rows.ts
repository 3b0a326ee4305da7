import type { ClusterQuery } from "@/lib/contract/clusters";
import { type Sql, sql } from "@/lib/db/query-rows";

/** Clusters of a corpus as `(id, key, problems, reasons)`; a problem that came since they were made is one by itself. */
export function clusterRows(corpusId: number, size: ClusterQuery["size"]): Sql {
  const made = sql`select c.id, c.key, c.problems, c.reasons from leak_cluster c where c.corpus_id = ${corpusId}`;
  if (size === "several") return sql`${made} and c.problems > 1`;

  return sql`${made} union all select p.id, p.key, 1, '{}'::text[] from problem p where p.corpus_id = ${corpusId}
    and not exists (select from problem_cluster pc where pc.problem_id = p.id)`;
}
