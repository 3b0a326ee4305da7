import { sql } from "@/lib/db/query-rows";

/** The variants of `problem p` that everybody may know of: those with the same query; one without a query stands alone. */
export const SAME_QUERY = sql`case when p.query_norm = '' then p.key else md5(p.query_norm) end`;

/** Joins the leak cluster of `problem p`, where it has one, as `first_of` it. */
export const WITH_CLUSTER = sql`left join problem_cluster pc on pc.problem_id = p.id left join problem first_of on first_of.id = pc.cluster_id`;

/** Its leak cluster by the smallest key in it, and its variants by query before the clusters are made. */
export const CLUSTER = sql`coalesce(first_of.key, ${SAME_QUERY})`;
