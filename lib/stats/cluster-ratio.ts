import { designEffect, type Ratio, ratioOf } from "./design-effect";
import { effectiveClusters } from "./effective-clusters";
import { type Estimate, FEWEST_TO_SAY, type Interval } from "./estimate";
import { studentBound } from "./student-t";
import { NORMAL_BOUND, wilsonInterval } from "./wilson";

/** What one cluster adds to a ratio: how many it counts, and the sum of what is averaged over them. */
export interface ClusterTally {
  readonly count: number;
  readonly sum: number;
}

/**
 * A share of counted things that come in clusters (problems), such as the labels in which two gates differ. Its
 * interval is Wilson's on the effective number of labels: those that would give, drawn one by one, the variance that
 * the clusters show ({@link ratioOf}), made smaller for few clusters by Student's t, at one degree less than
 * {@link effectiveClusters}. It holds near 0 and 1, where plain resampling and Wald's interval fail. Labels are never taken
 * to say more than if each were drawn alone. Where all are alike no variance can be seen, so each cluster counts once, as
 * if all labels of one repeated each other: that is Kish's design effect at a likeness of 1 where clusters are equal, and
 * too small where they are not. Where nearly all are alike little can be seen, and {@link designEffect} is drawn towards
 * that end.
 *
 * At an intraclass correlation of 0.2 and a share of 0.2 to 0.5, 12 to 40 clusters of equal size hold it 95 to 97 of 100
 * times. Of sizes as 1 / rank it is 97 with 12 of them, and 94 to 95 with 30 to 200, where the linearised variance has 91
 * to 93 (4,000 samples each); at a share of 0.05 it is 90 to 92 with 60 to 200 of them, and 87 to 88 with that variance.
 * Where one has half of all labels or more the interval is wide and holds it nearly always; of 0.9 it says next to nothing,
 * as the share is then that of this one.
 *
 * @param tallies - of each cluster: things counted, and how many of them have the mark (0 to count)
 * @param nothing - the sentence for a share of nothing
 * @param normal - standard normal quantile of the interval
 * @returns too few under FEWEST_TO_SAY things, or clusters that hold any; `resamples` is 0, as none are drawn
 * @throws RangeError when a cluster has more marks than things, or fewer than none
 * @see Korn and Graubard 1998, Survey Methodology 24(2), on effective numbers; Franco, Little, Louis and Slud 2019,
 * doi:10.1093/jssam/smy019, on Wilson's form with them; Kish 1965, Survey Sampling, 5.4, on the design effect
 */
export function shareOfClusters(
  tallies: readonly ClusterTally[],
  nothing: string,
  normal: number = NORMAL_BOUND,
): Estimate {
  if (tallies.some(({ count, sum }) => !(sum >= 0 && sum <= count))) {
    throw new RangeError("A cluster has more marks than things, or fewer than none.");
  }
  const ratio = ratioOf(tallies);
  if (ratio.count === 0) return { kind: "undefined", n: 0, reason: nothing };
  const tooFew = tooFewOf(ratio);
  if (tooFew) return tooFew;

  const { value, count, clusters } = ratio;
  const shrink = (normal / studentBound(effectiveClusters(tallies) - 1, normal)) ** 2;
  if (value === 0 || value === 1) {
    const found = { ...said(ratio), interval: wilsonInterval(value, clusters * shrink, normal) };

    return count === clusters ? found : { ...found, note: ALIKE };
  }

  return { ...said(ratio), interval: wilsonInterval(value, (count / designEffect(ratio)) * shrink, normal) };
}

const ALIKE =
  "All are alike, so each problem counts once: how much those of one problem resemble each other cannot be seen.";

/**
 * A mean over things that come in clusters, such as the mean gate, with Student's t interval on the variance between
 * clusters ({@link ratioOf}), at one degree less than {@link effectiveClusters}.
 *
 * @param bounds - of the scale; the interval stays within them. `normal` as of {@link shareOfClusters}
 * @param nothing - the sentence for a mean of nothing
 * @returns too few as {@link shareOfClusters}
 */
export function meanOfClusters(
  tallies: readonly ClusterTally[],
  bounds: Interval & { readonly normal?: number },
  nothing: string,
): Estimate {
  const ratio = ratioOf(tallies);
  if (ratio.count === 0) return { kind: "undefined", n: 0, reason: nothing };
  const tooFew = tooFewOf(ratio);
  if (tooFew) return tooFew;

  const half = studentBound(effectiveClusters(tallies) - 1, bounds.normal) * Math.sqrt(ratio.variance);
  const interval = {
    low: Math.max(bounds.low, ratio.value - half),
    high: Math.min(bounds.high, ratio.value + half),
  };
  if (half > 0) return { ...said(ratio), interval };

  return { ...said(ratio), interval, note: "Every problem has the same mean: the interval says nothing about chance." };
}

function tooFewOf({ value, count, clusters }: Ratio): Estimate | undefined {
  const rest = { kind: "too_few", value, n: count, clusters } as const;
  if (count < FEWEST_TO_SAY) {
    const reason = `Too few to say: it rests on ${count} of at least ${FEWEST_TO_SAY} labels.`;
    return { ...rest, reason, few: { of: "items", count } };
  }
  if (clusters < FEWEST_TO_SAY) {
    const reason = `Too few to say: the labels are of ${clusters} of at least ${FEWEST_TO_SAY} problems.`;
    return { ...rest, reason, few: { of: "clusters", count: clusters } };
  }
  return undefined;
}

function said({ value, count, clusters }: Ratio) {
  return { kind: "estimated", value, n: count, clusters, resamples: 0 } as const;
}
