import { sql } from "@/lib/db/query-rows";

/** The variants of `problem p` that everybody may know of: those with the same query; one without a query stands alone. */
export const SAME_QUERY = sql`case when p.query_norm = '' then p.key else md5(p.query_norm) end`;

/** Its leak cluster by the smallest key in it, and its variants by query before the clusters are made. */
export const CLUSTER = sql`coalesce((select f.key from problem_cluster pc join problem f on f.id = pc.cluster_id
  where pc.problem_id = p.id), ${SAME_QUERY})`;
