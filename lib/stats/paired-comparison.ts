import { createRng } from "@/lib/demo/rng";
import type { Estimate } from "./estimate";
import { estimateMean, MEAN_COUNT, MEAN_SUM, MEAN_WIDTH } from "./estimate-mean";
import { exactSignTest } from "./exact-sign-test";
import type { Tries } from "./pass-at-k";
import type { ProblemTries } from "./pass-curve";
import { sumsOfKinds } from "./sums-of-kinds";

/** Two runs on the problems that both of them tried. Wins are those of b. */
export interface PairedComparison {
  readonly common: number;
  readonly onlyA: number;
  readonly onlyB: number;
  /** Mean share of successful rollouts over the common problems; undefined without one. */
  readonly a: number | undefined;
  readonly b: number | undefined;
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
  /** Of wins against losses: McNemar's exact test where each problem has one rollout in both runs, else a sign test. */
  readonly p: number;
  readonly test: "mcnemar" | "sign";
  /** Mean over the common problems of b's share less a's, -1 to 1. */
  readonly difference: Estimate;
  /** The same of each common problem. */
  readonly differences: readonly number[];
}

/**
 * Compares run b with run a, problem by problem. A problem is won by the run with the larger share of successful
 * rollouts, so runs with different numbers of rollouts can be compared; equal shares are a tie.
 *
 * @param seed - of the resampling of clusters of problems behind the interval of the difference
 */
export function pairedComparison(
  a: readonly ProblemTries[],
  b: readonly ProblemTries[],
  seed: number,
): PairedComparison {
  const pairs = pairsOf(a, b);
  const wins = pairs.filter((pair) => leadOfB(pair) > 0).length;
  const losses = pairs.filter((pair) => leadOfB(pair) < 0).length;
  const isOneEach = pairs.every((pair) => pair.a.rollouts === 1 && pair.b.rollouts === 1);

  return {
    common: pairs.length,
    onlyA: a.length - pairs.length,
    onlyB: b.length - pairs.length,
    a: meanShare(pairs.map((pair) => pair.a)),
    b: meanShare(pairs.map((pair) => pair.b)),
    wins,
    losses,
    ties: pairs.length - wins - losses,
    p: exactSignTest(wins, losses),
    test: isOneEach ? "mcnemar" : "sign",
    difference: estimateDifference(pairs, seed),
    differences: pairs.map(differenceOf),
  };
}

interface Pair {
  readonly cluster: string;
  readonly a: Tries;
  readonly b: Tries;
}

function pairsOf(a: readonly ProblemTries[], b: readonly ProblemTries[]): readonly Pair[] {
  const triedByB = new Map(b.map((tries) => [tries.problem, tries]));

  return a.flatMap((tries) => {
    const other = triedByB.get(tries.problem);
    return other === undefined ? [] : [{ cluster: tries.cluster ?? tries.problem, a: tries, b: other }];
  });
}

/** Above 0 where b won; whole numbers, so that equal shares are equal. */
function leadOfB({ a, b }: Pair): number {
  return b.successes * a.rollouts - a.successes * b.rollouts;
}

function differenceOf(pair: Pair): number {
  return leadOfB(pair) / (pair.a.rollouts * pair.b.rollouts);
}

function meanShare(tries: readonly Tries[]): number | undefined {
  if (tries.length === 0) return undefined;

  return tries.reduce((sum, { rollouts, successes }) => sum + successes / rollouts, 0) / tries.length;
}

function estimateDifference(pairs: readonly Pair[], seed: number): Estimate {
  const things = pairs.map((pair) => ({ cluster: pair.cluster, kind: differenceOf(pair) }));
  const sums = sumsOfKinds(things, MEAN_WIDTH, ({ kind }) => [
    [MEAN_COUNT, 1],
    [MEAN_SUM, kind],
  ]);

  return estimateMean(sums, "The runs have no problem in common.", createRng(seed, "paired comparison"));
}
