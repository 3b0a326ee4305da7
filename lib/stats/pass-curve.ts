import { createRng } from "@/lib/demo/rng";
import { wilsonWhereAlike } from "./alike-problems";
import { totalsOf } from "./cluster-sums";
import { type Estimate, FEWEST_TO_SAY } from "./estimate";
import { passAtK, passHatK, type Tries } from "./pass-at-k";
import { percentileInterval, type Resampled } from "./percentile-interval";
import { type Point, share } from "./point";
import { clusterOf, withKinds } from "./problem-clusters";
import { resampleMeans } from "./resample-means";
import { sumsOfKinds } from "./sums-of-kinds";
import { wilsonInterval } from "./wilson";

/** The rollouts of one problem. */
export interface ProblemTries extends Tries {
  readonly problem: string;
  /** Variants of one underlying problem share it; by default a problem is a cluster of its own. */
  readonly cluster?: string;
}

/** Both figures at one k. They are means over the problems with at least k rollouts. */
export interface CurvePoint {
  readonly k: number;
  readonly passAtK: Estimate;
  readonly passHatK: Estimate;
  /** Problems with fewer than k rollouts: no figure at this k is about them. */
  readonly tooFew: readonly string[];
}

export interface CurveOptions {
  readonly ks: readonly number[];
  /** Of the resampling; the same one gives the same intervals. */
  readonly seed: number;
}

/**
 * pass@k and pass^k of a run, each a mean over problems that counts every problem alike, however many rollouts it has.
 *
 * Intervals come from resampling clusters of problems; with one rollout of each problem from Wilson's formula. Where all
 * problems are alike, at 0 or 1, resampling would claim certainty, and Wilson's formula takes its place over the clusters.
 * Under ten clusters there is none of either.
 *
 * @returns a point for each k, in the order given; undefined figures where no problem has k rollouts
 * @throws RangeError when a k is not whole from 1, or counts cannot be
 */
export function passCurve(problems: readonly ProblemTries[], { ks, seed }: CurveOptions): readonly CurvePoint[] {
  const rng = createRng(seed, "pass curve");
  const enough = ks.map((k) => problems.filter(({ rollouts }) => rollouts >= k));
  const sums = sumsOfKinds(withKinds(problems), ks.length * WIDTH, (tries) =>
    ks.flatMap((k, at) =>
      tries.rollouts < k
        ? []
        : ([
            [at * WIDTH, 1],
            [at * WIDTH + AT, passAtK(tries, k)],
            [at * WIDTH + HAT, passHatK(tries, k)],
          ] as const),
    ),
  );
  const columns = ks.flatMap((_, at) => [AT, HAT].map((sum) => ({ sum: at * WIDTH + sum, count: at * WIDTH })));
  // So few clusters get no interval whatever is drawn.
  const resampled = sums.clusterCount < FEWEST_TO_SAY ? [] : resampleMeans(sums, columns, rng);
  const totals = totalsOf(sums);

  return ks.map((k, at) => {
    const counted = enough[at] ?? [];
    const mean = (sum: number): Point =>
      share(totals[at * WIDTH + sum] ?? 0, counted.length, `No problem has ${k} rollouts.`);

    return {
      k,
      passAtK: estimateOf(mean(AT), counted, resampled[at * 2]),
      passHatK: estimateOf(mean(HAT), counted, resampled[at * 2 + 1]),
      tooFew: problems.filter(({ rollouts }) => rollouts < k).map(({ problem }) => problem),
    };
  });
}

/** Columns of a k: problems counted, the sum of their pass@k, that of their pass^k. */
const WIDTH = 3;
const AT = 1;
const HAT = 2;

function estimateOf(mean: Point, counted: readonly ProblemTries[], resampled: Resampled | undefined): Estimate {
  if (mean.kind === "undefined") return mean;

  const { value, n } = mean;
  const clusters = new Set(counted.map(clusterOf)).size;
  if (clusters < FEWEST_TO_SAY) {
    const of = clusters === n ? "problems" : "clusters of problems";
    const reason = `Too few for an interval: ${clusters} of at least ${FEWEST_TO_SAY} ${of}.`;
    return { kind: "too_few", value, n, clusters, reason, few: { of: "clusters", count: clusters } };
  }
  if (clusters === n && counted.every(({ rollouts }) => rollouts === 1))
    return { kind: "estimated", value, n, clusters, interval: wilsonInterval(value, clusters), resamples: 0 };
  if (resampled === undefined) throw new RangeError("This mean was not resampled.");
  const found = percentileInterval(resampled);
  if (found.kind === "too_few") return { ...found, value, n, clusters };
  return wilsonWhereAlike({ ...found, kind: "estimated", value, n, clusters, resamples: resampled.resamples });
}
