import type { ClusterTally } from "./cluster-ratio";
import type { Ratio } from "./design-effect";

/** Sums over clusters that give the variance of a ratio without a tally of each: a corpus has very many. */
export interface ClusterSquares {
  /** That count anything. */
  readonly clusters: number;
  /** Of the squares of what is counted and of what is summed, and of one times the other. */
  readonly counts: number;
  readonly sums: number;
  readonly products: number;
}

/** Of no cluster all are 0. */
export function squaresOf(tallies: readonly ClusterTally[]): ClusterSquares {
  const squares = { clusters: 0, counts: 0, sums: 0, products: 0 };
  for (const tally of tallies) addCluster(squares, tally);

  return squares;
}

/** Adds one cluster; one that counts nothing adds nothing. */
export function addCluster(to: Changeable, { count, sum }: ClusterTally): void {
  if (count === 0) return;
  to.clusters += 1;
  to.counts += count ** 2;
  to.sums += sum ** 2;
  to.products += count * sum;
}

type Changeable = { -readonly [Key in keyof ClusterSquares]: ClusterSquares[Key] };

/**
 * The linearised variance of a ratio over these clusters. Sums cannot leave each cluster out, as ratioOf does: it is the
 * same where all are of one size and about so where each is small, and else mostly smaller: larger where the large ones lie at the ratio.
 *
 * @see Cochran 1977, Sampling Techniques, section 6.3 (variance of a ratio)
 */
export function varianceOf(squares: ClusterSquares, { value, count }: Pick<Ratio, "value" | "count">): number {
  const { clusters, counts, sums, products } = squares;

  return ((clusters / (clusters - 1)) * (sums - 2 * value * products + value ** 2 * counts)) / count ** 2;
}
