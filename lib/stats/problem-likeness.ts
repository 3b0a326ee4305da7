import type { ClusterTally } from "./cluster-ratio";

/**
 * How alike the labels of one problem are inside a stratum, pooled over strata: the intraclass correlation by the
 * analysis of variance of each stratum's problems.
 *
 * @param strata - the tallies of each stratum's problems
 * @returns 0 (alike by chance only, or nothing to tell it from) to 1 (labels of a problem never differ)
 * @see Donner 1986, doi:10.2307/1403259 (the estimator, with groups of unequal size)
 */
export function problemLikeness(strata: readonly (readonly ClusterTally[])[]): number {
  let between = 0;
  let within = 0;
  let betweenFreedom = 0;
  let withinFreedom = 0;
  let spare = 0;

  for (const problems of strata) {
    const labels = problems.reduce((total, { count }) => total + count, 0);
    if (labels === 0) continue;
    const mean = problems.reduce((total, { sum }) => total + sum, 0) / labels;
    for (const { count, sum } of problems) {
      between += count * (sum / count - mean) ** 2;
      within += (sum * (count - sum)) / count;
    }
    betweenFreedom += problems.length - 1;
    withinFreedom += labels - problems.length;
    spare += labels - typicalSize(problems);
  }
  if (betweenFreedom === 0 || withinFreedom === 0) return 0;

  const size = spare / betweenFreedom;
  const betweenMean = between / betweenFreedom;
  const withinMean = within / withinFreedom;
  const both = betweenMean + (size - 1) * withinMean;

  return both > 0 ? Math.min(1, Math.max(0, (betweenMean - withinMean) / both)) : 0;
}

/**
 * The size of a problem as a label sees it: larger problems hold more labels, so they count more. One more than the
 * number of other labels that the mean label shares its problem with.
 */
export function typicalSize(problems: readonly ClusterTally[]): number {
  const labels = problems.reduce((total, { count }) => total + count, 0);

  return problems.reduce((total, { count }) => total + count ** 2, 0) / labels;
}
