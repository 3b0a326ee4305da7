import { type FilterThresholds, RANKING_SIGNALS, type RankingSignal } from "@/lib/domain/filter-thresholds";
import { FACT_FLAGS, type FactTable } from "./fact-table";

/**
 * From here on more of a signal adds nothing. The paper names the signals and neither their scale nor their weights
 * (domain 5): these are ours.
 */
export const RANK_SATURATION = {
  depth: 10,
  reformulations: 5,
  verification: 1,
  regularity: 1,
} as const satisfies Record<RankingSignal, number>;

export type RankingFacts = Readonly<Record<RankingSignal, number>>;

/** Each ranking signal brought to 0 to 1 by its saturation, with its weight and what it adds to the rank. */
export function rankParts(
  facts: RankingFacts,
  weights: FilterThresholds["ranking"],
): readonly { signal: RankingSignal; value: number; weight: number; adds: number }[] {
  return RANKING_SIGNALS.map((signal) => {
    const value = Math.min(1, facts[signal] / RANK_SATURATION[signal]);
    const weight = weights[signal];

    return { signal, value, weight, adds: weight * value };
  });
}

/** The weighted sum of the ranking signals of every row with `isRanked`; 0 elsewhere. Never negative. */
export function rankColumn(
  { size, depth, reformulations, regularity, flags }: FactTable,
  weights: FilterThresholds["ranking"],
  isRanked: Uint8Array,
): Float32Array {
  const ranks = new Float32Array(size);

  for (let row = 0; row < size; row++) {
    if (isRanked[row] === 0) continue;
    ranks[row] =
      weights.depth * Math.min(1, (depth[row] ?? 0) / RANK_SATURATION.depth) +
      weights.reformulations * Math.min(1, (reformulations[row] ?? 0) / RANK_SATURATION.reformulations) +
      (((flags[row] ?? 0) & FACT_FLAGS.verification) === 0 ? 0 : weights.verification) +
      weights.regularity * Math.min(1, regularity[row] ?? 0);
  }

  return ranks;
}
