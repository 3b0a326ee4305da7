import { halfWidth } from "./wilson";

/** Labels that the common rate is worth when a stratum's own rate is guessed. */
const GUESS_LABELS = 4;

/** The rate to plan with where nothing is labelled: the one that needs most labels. */
const BLIND_RATE = 0.5;

/** Labels so far. */
export interface LabelsSoFar {
  readonly labelled: number;
  readonly errors: number;
}

/**
 * The error rate to plan a stratum's labels with: that of its labels so far, drawn towards the rate of all strata as if
 * GUESS_LABELS more had been seen there. The rate of all is drawn towards a half by one error in two labels, so that
 * planning never rests on a rate of 0 or 1.
 *
 * @param all - labels so far of all strata; with none the rate is BLIND_RATE
 * @returns a share, above 0 and below 1
 * @see Agresti and Coull 1998, doi:10.1080/00031305.1998.10480550, on adding a few labels
 */
export function plannedRate(stratum: LabelsSoFar, all: LabelsSoFar): number {
  const common = all.labelled === 0 ? BLIND_RATE : (all.errors + 1) / (all.labelled + 2);

  return (stratum.errors + GUESS_LABELS * common) / (stratum.labelled + GUESS_LABELS);
}

export interface LabelsNeededInput {
  /** Expected error rate, 0 to 1. */
  readonly rate: number;
  /** Trajectories to draw from. */
  readonly population: number;
  /** Half the width that the interval may have, as a share; above 0. */
  readonly halfWidth: number;
}

/**
 * Labels that one stratum, or a simple sample, needs for an interval of the wished half-width at INTERVAL_SHARE: the
 * fewest for which Wilson's interval is narrow enough, with the correction for a finite population that
 * stratifiedEstimate makes.
 *
 * @returns a whole number from 0 to the population, which is always enough
 * @throws RangeError when the rate is no share, the population is not whole from 0 or the half-width not above 0
 */
export function labelsNeeded({ rate, population, halfWidth: wanted }: LabelsNeededInput): number {
  if (!(rate >= 0 && rate <= 1)) throw new RangeError(`“${rate}” is not a share from 0 to 1.`);
  if (!Number.isInteger(population) || population < 0)
    throw new RangeError(`“${population}” is not a number of trajectories.`);
  if (!(wanted > 0)) throw new RangeError("A half-width is above 0.");

  let fewest = 0;
  let most = population;
  while (fewest < most) {
    const labels = Math.floor((fewest + most) / 2);
    if (halfWidth(rate, effectiveLabels(labels, population)) <= wanted) most = labels;
    else fewest = labels + 1;
  }

  return fewest;
}

/** Labels of an endless population that say as much; endless when all are labelled. */
function effectiveLabels(labels: number, population: number): number {
  return labels >= population ? Number.POSITIVE_INFINITY : (labels * (population - 1)) / (population - labels);
}
