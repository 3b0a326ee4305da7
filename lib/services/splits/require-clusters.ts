import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { CLUSTER_VERSION } from "@/lib/services/clusters/cluster-job";
import { MEASURE_VERSION } from "@/lib/services/measures/measure-parts";
import { ServiceError } from "@/lib/services/service-error";

const StateRow = z.object({ problems: z.int(), clustered: z.int(), isBehind: z.boolean(), isUnmeasured: z.boolean() });

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
          (select count(*)::int from problem_cluster pc where pc.corpus_id = c.id) as clustered,
          c.clusters_wanted > c.clusters_made or c.cluster_version < ${CLUSTER_VERSION}::int as "isBehind",
          exists (select from trajectory t where t.corpus_id = c.id
            and (t.id > c.measured_to or c.measure_version < ${MEASURE_VERSION}::int)) as "isUnmeasured"
        from corpus c where c.id = ${corpusId}`,
  );
  if (!state || state.problems === 0) {
    throw new ServiceError("CONFLICT", "This corpus has no problems to share out. Import trajectories first.");
  }
  if (state.isUnmeasured) {
    throw new ServiceError(
      "CONFLICT",
      "The leak clusters of this corpus wait until its trajectories are measured: not every product that they recommend is known yet. Try again then.",
    );
  }
  if (state.clustered === state.problems && !state.isBehind) return;

  throw new ServiceError(
    "CONFLICT",
    "The leak clusters of this corpus are behind, and a split by old ones could leak. Make them anew on the page of clusters, then try again.",
  );
}
