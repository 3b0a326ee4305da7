import type { ClusterTally } from "./cluster-ratio";
import { problemLikeness, typicalSize } from "./problem-likeness";
import { smoothRates } from "./smooth-rates";
import { labelsOf, type Stratum } from "./stratum";

/** What was drawn at random in each stratum: single trajectories, or problems with all their trajectories. */
export type DrawUnit = "trajectory" | "problem";

/** What one labelled stratum adds to the estimate of all of them. */
export interface StratumPart {
  readonly name: string;
  /** Its share of the trajectories of all labelled strata: the shares sum to 1. */
  readonly share: number;
  readonly labelled: number;
  /** Error rate of its labels. */
  readonly rate: number;
  /** Error rate that the variance is computed with, see smoothRates. */
  readonly smoothRate: number;
  /** Variance that it adds to the estimate. */
  readonly variance: number;
  /** Problems less one. */
  readonly freedom: number;
}

/**
 * Shares, rates and variances of strata that have labels.
 *
 * A stratum's variance is that of a mean of `labelled` draws without replacement, share² · (population − labelled) ÷
 * (population − 1) · rate · (1 − rate) ÷ labelled with smoothed rates (Cochran 1977, Sampling Techniques, 5.3), times
 * the design effect where problems were drawn (Kish 1965, Survey Sampling, 5.4).
 */
export function stratumParts(strata: readonly Stratum[], drawnBy: DrawUnit): readonly StratumPart[] {
  const population = strata.reduce((total, stratum) => total + stratum.population, 0);
  const tallies = strata.map(talliesOf);
  const likeness = problemLikeness(tallies);
  const counted = strata.map((stratum, at) => {
    const designEffect = drawnBy === "problem" ? 1 + likeness * (typicalSize(tallies[at] ?? []) - 1) : 1;
    return { stratum, ...labelsOf(stratum), designEffect, freedom: (tallies[at] ?? []).length - 1 };
  });
  const smooth = smoothRates(
    counted.map(({ stratum, labelled, errors, designEffect }) => ({
      labelled: labelled / designEffect,
      errors: errors / designEffect,
      weight: stratum.population / labelled,
    })),
  );

  return counted.map(({ stratum, labelled, errors, designEffect, freedom }, at): StratumPart => {
    const share = stratum.population / population;
    const left = (stratum.population - labelled) / Math.max(1, stratum.population - 1);
    const { rate: smoothRate = 0, spread = 0 } = smooth[at] ?? {};
    const variance = (share ** 2 * left * spread * designEffect) / labelled;

    return {
      name: stratum.name,
      share,
      labelled,
      rate: errors / labelled,
      smoothRate,
      variance,
      freedom,
    };
  });
}

function talliesOf({ labels }: Stratum): ClusterTally[] {
  return labels.flatMap(({ labelled, errors }) => (labelled > 0 ? [{ count: labelled, sum: errors }] : []));
}
