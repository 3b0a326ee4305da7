import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { MOST_NEAR } from "@/lib/leak/cluster-problems";
import { CLUSTER_JOB, CLUSTER_VERSION } from "./cluster-job";
import { type ClusterChange, touchEdges } from "./touch-edges";
import { touchedClusters } from "./touched-clusters";
import { startClusterJob } from "./want-clusters";
import { writeTouched } from "./write-touched";

interface Changing {
  readonly corpusId: number;
  readonly personId: number;
  /** As `lockClusters` said. */
  readonly isCurrent: boolean;
  readonly change: ClusterChange;
}

/** A cluster of thousands of problems takes a while. */
export const CHANGING_TIME = { maxWait: 20_000, timeout: 60_000 } as const;

/**
 * Counts that clusters are wanted anew, which locks the corpus until the transaction ends.
 *
 * @returns whether those that are made are of everything that was wanted before, so that a change can be made in them alone
 */
export async function lockClusters(tx: DbOrTransaction, corpusId: number): Promise<boolean> {
  const [state] = await queryRows(
    tx,
    z.object({ isCurrent: z.boolean() }),
    sql`update corpus c set clusters_wanted = clusters_wanted + 1 where c.id = ${corpusId}
        returning c.clusters_wanted - 1 = c.clusters_made and c.clustered_at is not null
          and c.cluster_version = ${CLUSTER_VERSION}::int and c.near_queries <= ${MOST_NEAR}::int
          and not exists (select from job_run j where j.kind = ${CLUSTER_JOB} and j.state in ('queued', 'running')
            and j.payload->>'corpus' = c.ext_id::text) as "isCurrent"`,
  );

  return state?.isCurrent ?? false;
}

/**
 * Makes the clusters that a change touches anew in the caller's transaction, as making all of them would.
 *
 * @returns null, or the job that makes all of them: where they are behind, or the change touches too much
 */
export async function changeClusters(
  tx: DbOrTransaction,
  { corpusId, personId, isCurrent, change }: Changing,
): Promise<string | null> {
  if (!isCurrent || !(await makeTouched(tx, corpusId, change))) return startClusterJob(tx, { corpusId, personId });

  await tx.$executeRaw(
    sql`update corpus set clusters_made = clusters_wanted, clustered_at = clock_timestamp() where id = ${corpusId}`,
  );
  return null;
}

async function makeTouched(tx: DbOrTransaction, corpusId: number, change: ClusterChange): Promise<boolean> {
  const problems = await touchEdges(tx, corpusId, change);
  if (problems.length === 0) return true;
  const touched = await touchedClusters(tx, corpusId, problems);
  if (touched === undefined) return false;

  await writeTouched(tx, corpusId, touched);
  return true;
}
