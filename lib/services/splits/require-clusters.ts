import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows } from "@/lib/db/query-rows";
import { lockCorpus } from "@/lib/services/clusters/lock-corpus";
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
 * @returns how often the clusters had been wanted as they were made, which tells them from others: for `holdClusters` and
 *   `confirmClusters`
 * @throws ServiceError CONFLICT
 */
export async function requireClusters(db: DbOrTransaction, corpusId: number): Promise<number> {
  // First: what is made meanwhile is then another one.
  const { clustersMade } = await db.corpus.findUniqueOrThrow({
    where: { id: corpusId },
    select: { clustersMade: true },
  });
  const problem = await db.problem.findFirst({ where: { corpusId }, select: { id: true } });
  if (!problem) {
    throw new ServiceError("CONFLICT", "This corpus has no problems to share out. Import trajectories first.");
  }
  const lag = await clusterLag(db, corpusId);
  if (lag !== null) throw new ServiceError("CONFLICT", LAGGING[lag]);

  return clustersMade;
}

/**
 * Holds the problems of a corpus until the transaction ends, for pools that were worked out before: some may have gone since
 * with an import.
 *
 * @param made - the clusters that the pools were worked out by
 * @throws ServiceError CONFLICT, also where the clusters were made anew since
 */
export async function holdClusters(tx: DbOrTransaction, corpusId: number, made: number): Promise<void> {
  await holdCorpus(tx, corpusId);
  await requireSame(tx, corpusId, made);
}

/**
 * The last step of a transaction that wrote pools: until it ends no other clusters take the place of those. Writing may
 * take long, and decisions wait no longer than for this.
 *
 * @param made - the clusters that the pools were worked out by
 * @throws ServiceError CONFLICT where they were made anew while the pools were written
 */
export async function confirmClusters(tx: DbOrTransaction, corpusId: number, made: number): Promise<void> {
  await queryRows(tx, z.object({}), lockCorpus(corpusId));
  await requireSame(tx, corpusId, made);
}

async function requireSame(tx: DbOrTransaction, corpusId: number, made: number): Promise<void> {
  if ((await requireClusters(tx, corpusId)) !== made) {
    throw new ServiceError("CONFLICT", "The leak clusters of this corpus have changed meanwhile. Try again.");
  }
}
