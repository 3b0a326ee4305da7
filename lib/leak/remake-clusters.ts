import { firstOf } from "./cluster-problems";
import { nearProposals, type PlacePair } from "./near-proposals";
import { byAlike, type NearQueries } from "./near-queries";

/** What a decision touches: places are in the order of the keys. */
export interface TouchedClusters {
  /**
   * Of each place the cluster that it stays in, by any number; undefined for all problems of the clusters that are touched.
   * The others are those that a touched one is nearly equal to.
   */
  readonly stays: readonly (number | undefined)[];
  /** What joins the touched ones by now. */
  readonly edges: readonly PlacePair[];
  /** Those with a touched problem. */
  readonly near: readonly NearQueries[];
  readonly refused: readonly PlacePair[];
}

interface RemadeClusters {
  /** Of each touched place the first of its cluster. */
  readonly first: Int32Array;
  /** All between a touched problem and another one. */
  readonly proposals: readonly NearQueries[];
}

/** The touched clusters alone, exactly as making all anew would give them: the others have no part in what changes. */
export function remakeClusters({ stays, edges, near, refused }: TouchedClusters): RemadeClusters {
  const first = firstOf(stays.length, edges);
  const placeOf = new Map<number, number>();
  for (const [place, cluster] of stays.entries()) {
    if (cluster === undefined) continue;
    const known = placeOf.get(cluster) ?? place;
    placeOf.set(cluster, known);
    first[place] = known;
  }

  return { first, proposals: nearProposals(near.toSorted(byAlike), first, refused) };
}
