import type { ClusterTally } from "./cluster-ratio";

/** What is averaged over the clusters that count anything. */
export interface Ratio {
  readonly value: number;
  readonly count: number;
  readonly clusters: number;
  /** Of the value, by leaving out each cluster in turn. */
  readonly variance: number;
  /** Of a share: clusters that hold any of the rarer answer. */
  readonly differing: number;
}

/**
 * The ratio over all clusters; of nothing counted its value is NaN. Its variance is the jackknife's, from how far the ratio
 * moves where each cluster is left out. A large cluster pulls the ratio towards itself, so that the linearised variance
 * sees too little of it; of clusters of one size the two are the same.
 *
 * @see Cochran 1977, Sampling Techniques, section 6.17 (the jackknife of a ratio); Bell and McCaffrey 2002, Survey
 * Methodology 28(2), 169-181 (each cluster's residual divided by 1 less its leverage, which here is its share: CR3)
 */
export function ratioOf(tallies: readonly ClusterTally[]): Ratio {
  const held = tallies.filter(({ count }) => count > 0);
  const count = held.reduce((total, tally) => total + tally.count, 0);
  const value = held.reduce((total, tally) => total + tally.sum, 0) / count;
  const moves = held.reduce(
    (total, tally) => total + ((tally.sum - value * tally.count) / (count - tally.count)) ** 2,
    0,
  );
  const clusters = held.length;
  const differing = held.filter((tally) => (value <= 0.5 ? tally.sum > 0 : tally.sum < tally.count)).length;

  return { value, count, clusters, variance: ((clusters - 1) / clusters) * moves, differing };
}

/** The variance of a share whose things are drawn one by one. */
export function varianceAlone({ value, count }: Pick<Ratio, "value" | "count">): number {
  return (value * (1 - value)) / count;
}

/** In clusters: how much what is known at a likeness of 1 counts beside those that show how alike things are. */
const END_WEIGHT = 1 / 4;

/**
 * How many things of a share, other than 0 and 1, say together as much as one that is drawn alone: by the variance that
 * the clusters show, at least 1. Only clusters that hold any of the rarer answer show how alike the things of one are. Of
 * one differing thing this variance is about that of things drawn alone by construction, whatever their likeness, so
 * where few differ what is seen is drawn towards Kish's design effect at a likeness of 1, things per cluster, which is
 * what a share of 0 or 1 has. It is never made smaller than what is seen, and of many that differ hardly larger.
 *
 * That it is drawn there, and the weight of a quarter of a cluster, are ours: without, intervals near 0 and 1 are too
 * narrow. Of samples of 40 clusters of 3 at a share of 0.05 and an intraclass correlation of 0.6 they held it 91.7 of 100
 * times, and 96.9 with it; at 5 to a cluster and 0.3, 93.7 and 95.4 (20,000 samples each).
 *
 * @see Kish 1965, Survey Sampling, 5.4: at a likeness of 1 the effect is the size of clusters that are all equal; of
 * others it is larger, and their mean size stands for it here
 */
export function designEffect(ratio: Ratio): number {
  const { count, clusters, variance, differing } = ratio;
  const seen = Math.max(1, variance / varianceAlone(ratio));
  const drawn = (differing * seen + (END_WEIGHT * count) / clusters) / (differing + END_WEIGHT);

  return Math.max(seen, drawn);
}
