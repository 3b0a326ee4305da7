import { type Sql, sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";
import { clusterOf, seenClusters } from "@/lib/services/clusters/seen-clusters";

/**
 * A condition over a pin that leaves out those that moved, or drew after them, anything of a cluster that a person still
 * reviews blind.
 *
 * @param pin - its internal id in the statement
 */
export async function seenPins(asker: Asker, corpusId: number, pin: Sql): Promise<Sql> {
  const seen = await seenClusters(asker, corpusId, clusterOf(sql`q.problem_id`));

  return sql`not exists (select from (
      select sp.problem_id from split_pin sp where sp.id = ${pin}
      union all select m.problem_id from split_pin_problem m where m.pin_id = ${pin}
      union all select f.problem_id from split_pool f where f.followed_id = ${pin}
    ) q where not (${seen}))`;
}
