import { type Sql, sql } from "@/lib/db/query-rows";

/** The cluster of a problem: its smallest problem, and itself before the clusters are made. */
export function clusterOf(problem: Sql): Sql {
  return sql`coalesce((select pc.cluster_id from problem_cluster pc where pc.problem_id = ${problem}), ${problem})`;
}

/** That of `problem p`. */
export const CLUSTER_ID = clusterOf(sql`p.id`);

/** The ids of the problems of a cluster. */
export function clusterMembers(cluster: Sql): Sql {
  return sql`select pc.problem_id from problem_cluster pc where pc.cluster_id = ${cluster} union select ${cluster}`;
}
