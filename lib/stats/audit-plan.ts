import { allocateLabels, type PlannedStratum } from "./allocate-labels";
import { labelsNeeded, plannedRate } from "./labels-needed";

/** A stratum before a sample is drawn from it. */
export interface UnplannedStratum {
  readonly name: string;
  readonly population: number;
  /** Labels it has already, by whatever rule they came: they stand for themselves, and the rest is drawn from. */
  readonly labelled: number;
  readonly errors: number;
}

/**
 * What is wished for: an interval of the corpus, or of each stratum, no wider than twice a half-width, or as much as a
 * number of new labels can give.
 */
export type PlanGoal =
  | { readonly kind: "corpus"; readonly halfWidth: number }
  | { readonly kind: "each"; readonly halfWidth: number }
  | { readonly kind: "labels"; readonly labels: number; readonly halfWidth: number };

export interface LabelPlan {
  /** By stratum: new labels that its own interval needs for the half-width, and those that the goal draws. */
  readonly strata: ReadonlyMap<string, { readonly needed: number; readonly draw: number }>;
  readonly total: number;
}

/** Fewest draws of a stratum, unless it has fewer trajectories: with none the estimate would not cover it. */
const FLOOR = 5;

/**
 * How many trajectories to draw from each stratum. What is labelled already is known and adds nothing to the variance,
 * so the rest may be known less well, by the share that it is of all.
 *
 * @throws RangeError as allocateLabels and labelsNeeded do
 */
export function planLabels(strata: readonly UnplannedStratum[], goal: PlanGoal): LabelPlan {
  const planned = plannedStrata(strata);
  const needed = new Map(
    strata.map((stratum, at) => {
      const { population = 0, rate = 0 } = planned[at] ?? {};
      const halfWidth = widened(goal.halfWidth, stratum.population, population);
      return [stratum.name, labelsNeeded({ rate, population, halfWidth })];
    }),
  );
  const draws = goal.kind === "each" ? needed : allocated(planned, strata, goal);

  return {
    strata: new Map(strata.map(({ name }) => [name, { needed: needed.get(name) ?? 0, draw: draws.get(name) ?? 0 }])),
    total: [...draws.values()].reduce((total, draw) => total + draw, 0),
  };
}

/**
 * Half the width to expect of the corpus's interval with so many draws of each stratum, as a share; a half while a
 * stratum would have none.
 */
export function expectedHalfWidth(strata: readonly UnplannedStratum[], draws: ReadonlyMap<string, number>): number {
  const planned = plannedStrata(strata).map((stratum) => ({
    ...stratum,
    labelled: Math.min(stratum.population, draws.get(stratum.name) ?? 0),
  }));
  const { halfWidth } = allocateLabels(planned, 0, { kind: "labels", total: 0 });
  const all = populationOf(strata);

  return all === 0 ? 0 : (halfWidth * populationOf(planned)) / all;
}

function plannedStrata(strata: readonly UnplannedStratum[]): PlannedStratum[] {
  const all = {
    labelled: strata.reduce((total, { labelled }) => total + labelled, 0),
    errors: strata.reduce((total, { errors }) => total + errors, 0),
  };

  return strata.map((stratum) => ({
    name: stratum.name,
    population: stratum.population - stratum.labelled,
    labelled: 0,
    rate: plannedRate(stratum, all),
  }));
}

function allocated(
  planned: readonly PlannedStratum[],
  strata: readonly UnplannedStratum[],
  goal: Exclude<PlanGoal, { kind: "each" }>,
): ReadonlyMap<string, number> {
  if (goal.kind === "labels") return allocateLabels(planned, FLOOR, { kind: "labels", total: goal.labels }).labels;
  const halfWidth = widened(goal.halfWidth, populationOf(strata), populationOf(planned));

  return allocateLabels(planned, FLOOR, { kind: "half_width", halfWidth }).labels;
}

function widened(halfWidth: number, all: number, rest: number): number {
  return rest === 0 ? halfWidth : (halfWidth * all) / rest;
}

function populationOf(strata: readonly { readonly population: number }[]): number {
  return strata.reduce((total, { population }) => total + population, 0);
}
