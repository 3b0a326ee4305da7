import type { DbOrTransaction } from "@/lib/db/client";
import { holdCorpus } from "@/lib/services/imports/being-taken-back";
import { ServiceError } from "@/lib/services/service-error";
import { clusterLag } from "./cluster-lag";

/** Why clusters that are behind are not used. */
const LAGGING = {
  measures:
    "The leak clusters of this corpus wait until its trajectories are measured: not every product that they recommend is known yet. Try again then.",
  clusters:
    "The leak clusters of this corpus are behind, and a split by old ones could leak. Make them anew on the page of clusters, then try again.",
} as const;

/**
 * Stops who would give pools to problems of which nobody knows yet what they are variants of.
 *
 * @throws ServiceError CONFLICT
 */
export async function requireClusters(db: DbOrTransaction, corpusId: number): Promise<void> {
  const problem = await db.problem.findFirst({ where: { corpusId }, select: { id: true } });
  if (!problem) {
    throw new ServiceError("CONFLICT", "This corpus has no problems to share out. Import trajectories first.");
  }
  const lag = await clusterLag(db, corpusId);
  if (lag !== null) throw new ServiceError("CONFLICT", LAGGING[lag]);
}

/**
 * The same until the transaction ends, for pools that were worked out before: problems may have gone since with an import.
 *
 * @throws ServiceError CONFLICT
 */
export async function holdClusters(tx: DbOrTransaction, corpusId: number): Promise<void> {
  await holdCorpus(tx, corpusId);
  await requireClusters(tx, corpusId);
}
