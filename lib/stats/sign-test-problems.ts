import { signTestFindings } from "./sign-test-findings";

/** How often a plan finds what is there. */
const POWER = 0.8;

/** Chances under this share of the largest weigh nothing. */
const LEAST_MASS = 1e-12;

export interface SignTestPlan {
  /** Of `problems` so far; they differ. */
  readonly wins: number;
  readonly losses: number;
  readonly problems: number;
  /** That the p-value has to be under. */
  readonly level: number;
  /** Problems to plan with, at least and at most. */
  readonly from: number;
  readonly most: number;
}

/**
 * The fewest problems of which the exact sign test finds the run that wins more, in four of five tries: wins, losses and
 * ties keep the shares that they have, and each problem is drawn for itself.
 *
 * @returns `from` to `most`; undefined where that many are not enough
 */
export function signTestProblems(plan: SignTestPlan): number | undefined {
  const { wins, losses, problems, level, from, most } = plan;
  const pairs = wins + losses;
  const { found, byLot } = signTestFindings(Math.max(wins, losses) / pairs, level, most);
  const powerOf = (chances: Float64Array, of: number) => binomialMean(of, pairs / problems, chances);

  // The exact test finds at one more problem less, now and then. The test by lot does not, and finds more: what it needs is
  // found by halving, and the exact test needs a little more.
  let [fewest, enough] = [from, most + 1];
  while (fewest < enough) {
    const middle = Math.floor((fewest + enough) / 2);
    if (powerOf(byLot, middle) >= POWER) enough = middle;
    else fewest = middle + 1;
  }
  while (fewest <= most && powerOf(found, fewest) < POWER) fewest += 1;

  return fewest <= most ? fewest : undefined;
}

/** The mean of these values over a binomial number, from its mode outwards. */
function binomialMean(trials: number, chance: number, values: Float64Array): number {
  const mode = Math.min(trials, Math.floor((trials + 1) * chance));
  let [sum, mass] = [values[mode] ?? 0, 1];
  const add = (weight: number, at: number) => {
    sum += weight * (values[at] ?? 0);
    mass += weight;
  };
  let weight = 1;
  for (let at = mode + 1; at <= trials && weight > LEAST_MASS; at += 1) {
    weight *= ((trials - at + 1) / at) * (chance / (1 - chance));
    add(weight, at);
  }
  weight = 1;
  for (let at = mode - 1; at >= 0 && weight > LEAST_MASS; at -= 1) {
    weight *= ((at + 1) / (trials - at)) * ((1 - chance) / chance);
    add(weight, at);
  }

  return sum / mass;
}
