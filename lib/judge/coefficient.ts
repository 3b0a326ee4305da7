import { roundHalfEven } from "./round-half-even";

/** From this mean quality on nothing is taken off. */
const FULL_QUALITY = 0.8;
const FLOOR = 0.3;
const DIGITS = 4;

/** What a run's score is made of. */
export interface RunFacts {
  /** One for each trajectory that was to be judged; null where the judge failed or gave none. Failures are no zeros. */
  readonly scores: readonly (number | null)[];
  /** Solved problems divided by all of them; undefined while nothing is scored. */
  readonly successRate: number | undefined;
  /** Agentic richness of each trajectory, null where nothing was dispatched. */
  readonly richness: readonly (number | null)[];
}

/** The run's score as the arena makes it, and the one by richness that is announced to replace it. */
export interface RunScore {
  /** Mean of the judged trajectories, 0 to 1, four digits; undefined when none is judged. */
  readonly quality: number | undefined;
  readonly judged: number;
  /** Left out of the mean: the judge failed or gave no score. */
  readonly leftOut: number;
  readonly coefficient: number | undefined;
  readonly finalScore: number | undefined;
  /** Mean richness of the trajectories that have one. */
  readonly richness: number | undefined;
  readonly shadowScore: number | undefined;
}

/** The coefficient, final score and shadow score of one run (domain 3.5), rounded as the arena rounds. */
export function scoreRun({ scores, successRate, richness }: RunFacts): RunScore {
  const judged = scores.filter((score) => score !== null);
  const quality = rounded(mean(judged));
  const coefficient = quality === undefined ? undefined : coefficientOfQuality(quality);
  const meanRichness = mean(richness.filter((share) => share !== null));
  const multiplier = meanRichness === undefined ? undefined : shadowMultiplier(meanRichness);

  return {
    quality,
    judged: judged.length,
    leftOut: scores.length - judged.length,
    coefficient,
    finalScore: product(successRate, coefficient),
    richness: rounded(meanRichness),
    shadowScore: product(successRate, multiplier),
  };
}

/** What a mean quality multiplies the success rate by, 0.3 to 1. */
export function coefficientOfQuality(quality: number): number {
  if (quality >= FULL_QUALITY) return 1;

  return roundHalfEven(FLOOR + (quality * (1 - FLOOR)) / FULL_QUALITY, DIGITS);
}

/**
 * What the coefficient would be if the run were this one trajectory. The arena computes it for runs only: say so
 * wherever it is shown.
 */
export function derivedTrajectoryCoefficient(score: number): number {
  return coefficientOfQuality(roundHalfEven(score, DIGITS));
}

/** What an agentic richness multiplies the success rate by, 0.3 to 1. */
export function shadowMultiplier(richness: number): number {
  return roundHalfEven(FLOOR + (1 - FLOOR) * richness, DIGITS);
}

function mean(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function rounded(value: number | undefined): number | undefined {
  return value === undefined ? undefined : roundHalfEven(value, DIGITS);
}

function product(successRate: number | undefined, factor: number | undefined): number | undefined {
  return successRate === undefined || factor === undefined ? undefined : roundHalfEven(successRate * factor, DIGITS);
}
