import type { ClusterTally } from "./cluster-ratio";

/**
 * How many clusters of equal size would show the variance between them about as surely as these do: the square of all that
 * is counted, divided by the sum of its squares. It is the plain number where all are of one size, less the more unequal
 * they are, and near 1 where one has nearly everything. Student's t at one degree less makes intervals wider where few
 * clusters make most of the variance.
 *
 * It is the simplification by sizes alone of what Carter, Schnepel and Steigerwald define: they weigh each cluster by what
 * it adds to the variance of a coefficient. For a mean of things that are not alike that is its size and the two are the
 * same; at a likeness of 1, which they advise as the worst case, it is the square of its size and theirs is smaller.
 *
 * @returns from 1 to the clusters that count anything, not whole in general; NaN where none does
 * @see Carter, Schnepel and Steigerwald 2017, Review of Economics and Statistics 99(4), doi:10.1162/REST_a_00639
 */
export function effectiveClusters(tallies: readonly Pick<ClusterTally, "count">[]): number {
  const total = tallies.reduce((sum, { count }) => sum + count, 0);

  return total ** 2 / tallies.reduce((sum, { count }) => sum + count ** 2, 0);
}
