import * as z from "zod";
import type { SplitAudit } from "@/lib/contract/splits";
import type { DbOrTransaction } from "@/lib/db/client";
import { lastTrajectory } from "@/lib/db/last-trajectory";
import { queryRows, sql } from "@/lib/db/query-rows";
import { CLUSTER_VERSION } from "@/lib/services/clusters/cluster-job";
import { MEASURE_VERSION } from "@/lib/services/measures/measure-parts";

const LagRow = z.object({ isUnmeasured: z.boolean(), isBehind: z.boolean() });

/** What the leak clusters of a corpus still wait for before they know all its problems and products. */
export async function clusterLag(db: DbOrTransaction, corpusId: number): Promise<SplitAudit["lag"]> {
  const [state] = await queryRows(
    db,
    LagRow,
    sql`select c.clusters_wanted > c.clusters_made or c.cluster_version < ${CLUSTER_VERSION}::int
            or (select count(*) from problem p where p.corpus_id = c.id)
              <> (select count(*) from problem_cluster pc where pc.corpus_id = c.id) as "isBehind",
          coalesce((${lastTrajectory(sql`${corpusId}`)})
            > case when c.measure_version < ${MEASURE_VERSION}::int then 0 else c.measured_to end, false) as "isUnmeasured"
        from corpus c where c.id = ${corpusId}`,
  );
  if (state?.isUnmeasured) return "measures";

  return state?.isBehind ? "clusters" : null;
}
