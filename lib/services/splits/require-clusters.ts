import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { ServiceError } from "@/lib/services/service-error";

const StateRow = z.object({ problems: z.int(), unknown: z.int(), isBehind: z.boolean() });

/**
 * Stops who would give pools to problems of which nobody knows yet what they are variants of.
 *
 * @throws ServiceError CONFLICT
 */
export async function requireClusters(db: DbOrTransaction, corpusId: number): Promise<void> {
  const [state] = await queryRows(
    db,
    StateRow,
    sql`select (select count(*)::int from problem p where p.corpus_id = c.id) as problems,
          (select count(*)::int from problem p where p.corpus_id = c.id
            and not exists (select from problem_cluster pc where pc.problem_id = p.id)) as unknown,
          c.clusters_wanted > c.clusters_made as "isBehind"
        from corpus c where c.id = ${corpusId}`,
  );
  if (!state || state.problems === 0) {
    throw new ServiceError("CONFLICT", "This corpus has no problems to share out. Import trajectories first.");
  }
  if (state.unknown === 0 && !state.isBehind) return;

  throw new ServiceError(
    "CONFLICT",
    "The leak clusters of this corpus are behind, and a split by old ones could leak. Make them anew on the page of clusters, then try again.",
  );
}
