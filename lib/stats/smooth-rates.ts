/** Labels of a stratum, in effective numbers: those that would say as much if each were drawn alone. */
export interface EffectiveLabels {
  readonly labelled: number;
  readonly errors: number;
  /** Trajectories that each label stands for. */
  readonly weight: number;
}

/** What is believed of a stratum's rate once other strata are taken into account. */
export interface SmoothRate {
  readonly rate: number;
  /** Expected value of rate · (1 − rate). */
  readonly spread: number;
}

// With less of a tie to the others, a stratum of two labels would vouch for itself.
const MOST_APART = 0.5;
/** Errors that the common rate is worth in the rate of a half. */
const COMMON_ERRORS = 2;

/**
 * Each stratum's rate drawn towards that of its half of the strata, the more so the fewer labels it has: a beta prior
 * whose width is fitted to how much strata differ beyond chance. So a stratum with no error in three labels is not
 * taken to be free of error, which is what makes variances from the labels alone too small.
 *
 * The halves are the strata whose labels stand for more trajectories than the middle one's, and the rest: auditors draw
 * most where they expect errors, and with one rate for all every interval of such a sample would be too wide.
 *
 * @param strata - each with more than no labels
 * @see Kleinman 1973, doi:10.1080/01621459.1973.10481335 (the moments)
 */
export function smoothRates(strata: readonly EffectiveLabels[]): readonly SmoothRate[] {
  const { labelled, errors } = totalOf(strata);
  // Half an error in one label more: no rate is believed to be 0 or 1.
  const common = (errors + 0.5) / (labelled + 1);
  const weights = strata.map(({ weight }) => weight).toSorted((one, other) => one - other);
  const middle = weights[Math.floor((weights.length - 1) / 2)] ?? 0;
  const isHeavy = ({ weight }: EffectiveLabels): boolean => weight > middle;
  const halves = [strata.filter(isHeavy), strata.filter((stratum) => !isHeavy(stratum))];
  const [heavyRate = common, lightRate = common] = halves.map((half) => rateOfHalf(half, common));
  const apart = apartness(halves);

  return strata.map((stratum) => {
    const mean = isHeavy(stratum) ? heavyRate : lightRate;
    if (apart === 0) return { rate: mean, spread: mean * (1 - mean) };

    const strength = 1 / apart - 1;
    const yes = mean * strength + stratum.errors;
    const no = (1 - mean) * strength + stratum.labelled - stratum.errors;
    const all = yes + no;
    return { rate: yes / all, spread: (yes * no) / (all * (all + 1)) };
  });
}

function rateOfHalf(half: readonly EffectiveLabels[], common: number): number {
  const { labelled, errors } = totalOf(half);

  return (errors + COMMON_ERRORS) / (labelled + COMMON_ERRORS / common);
}

/** Variance between the rates of a half as a share of rate · (1 − rate): 0 when they differ no more than by chance. */
function apartness(halves: readonly (readonly EffectiveLabels[])[]): number {
  let beyondChance = 0;
  let room = 0;

  for (const half of halves) {
    const { labelled, errors } = totalOf(half);
    if (labelled === 0) continue;
    const rate = errors / labelled;
    const chance = rate * (1 - rate);
    const freedom = half.length - 1;
    const squares = half.reduce((sum, one) => sum + one.labelled * (one.errors / one.labelled - rate) ** 2, 0);
    const largest = half.reduce((sum, one) => sum + one.labelled ** 2, 0) / labelled;
    beyondChance += squares - freedom * chance;
    room += (labelled - largest - freedom) * chance;
  }

  return room > 0 ? Math.min(MOST_APART, Math.max(0, beyondChance / room)) : 0;
}

function totalOf(strata: readonly EffectiveLabels[]): { readonly labelled: number; readonly errors: number } {
  return {
    labelled: strata.reduce((total, { labelled }) => total + labelled, 0),
    errors: strata.reduce((total, { errors }) => total + errors, 0),
  };
}
