import { halfWidth } from "./wilson";

/** A stratum to plan labels for. */
export interface PlannedStratum {
  readonly name: string;
  readonly population: number;
  /** Labels it has already: it is never given fewer. */
  readonly labelled: number;
  /** Expected error rate, see plannedRate. */
  readonly rate: number;
}

export interface Allocation {
  /** Labels of each stratum in all, those it has already included. */
  readonly labels: ReadonlyMap<string, number>;
  readonly total: number;
  /** Half the width to expect of the corpus's interval, as a share; a half while a stratum has no label. */
  readonly halfWidth: number;
}

/** When to stop: at a number of labels in all, or once the corpus's interval is as narrow as wished. */
export type AllocationGoal =
  | { readonly kind: "labels"; readonly total: number }
  | { readonly kind: "half_width"; readonly halfWidth: number };

/**
 * Shares labels out over strata so that the error rate of the corpus is known best. After `floor` labels for each
 * stratum every further one goes where it lowers the variance most, by population² · rate · (1 − rate) ÷ (labels ·
 * (labels + 1)): the whole-numbered optimum of Neyman's allocation, within what each stratum has.
 *
 * With fewer labels than the floors take, strata are filled in turn, those with most trajectories first.
 *
 * @param floor - fewest labels of each stratum, unless it has fewer trajectories
 * @throws RangeError when two strata have one name, a rate is not between 0 and 1, a number is not whole from 0, a stratum has more
 * labels than trajectories, or the half-width is not above 0
 * @see Neyman 1934, doi:10.2307/2342192; Wright 2012, doi:10.1080/00031305.2012.733679 (whole numbers)
 */
export function allocateLabels(strata: readonly PlannedStratum[], floor: number, goal: AllocationGoal): Allocation {
  checkPlan(strata, floor, goal);
  const population = strata.reduce((total, stratum) => total + stratum.population, 0);
  const rows = strata.map((stratum) => rowOf(stratum, floor, population));
  const rate = rows.reduce((total, row) => total + row.share * row.rate, 0);
  let total = rows.reduce((sum, row) => sum + row.labels, 0);

  const expected = (): number => {
    const variance = rows.reduce((sum, row) => sum + varianceOf(row), 0);
    return variance === 0 ? 0 : halfWidth(rate, (rate * (1 - rate)) / variance);
  };
  const isReached = (): boolean =>
    goal.kind === "labels" ? total >= goal.total : rows.every(isFloored) && expected() <= goal.halfWidth;
  while (!isReached()) {
    const next = nextOf(rows);
    if (next === undefined) break;
    next.labels += 1;
    total += 1;
  }

  return { labels: new Map(rows.map(({ name, labels }) => [name, labels])), total, halfWidth: expected() };
}

interface Row {
  readonly name: string;
  readonly population: number;
  readonly share: number;
  readonly rate: number;
  readonly floor: number;
  labels: number;
}

function rowOf({ name, population, labelled, rate }: PlannedStratum, floor: number, all: number): Row {
  return {
    name,
    population,
    share: population / Math.max(1, all),
    rate,
    floor: Math.min(floor, population),
    labels: labelled,
  };
}

function isFloored({ labels, floor }: Row): boolean {
  return labels >= floor;
}

/** What the stratum adds to the variance of the corpus's rate; endless while it has no label. */
function varianceOf({ population, share, rate, labels }: Row): number {
  if (labels >= population) return 0;
  if (labels === 0) return Number.POSITIVE_INFINITY;

  return (share ** 2 * rate * (1 - rate) * (population - labels)) / ((population - 1) * labels);
}

function nextOf(rows: readonly Row[]): Row | undefined {
  let next: Row | undefined;
  for (const row of rows) {
    if (row.labels < row.population && (next === undefined || isMoreUrgent(row, next))) next = row;
  }

  return next;
}

function isMoreUrgent(one: Row, other: Row): boolean {
  if (isFloored(one) !== isFloored(other)) return isFloored(other);
  if (!isFloored(one) && one.labels !== other.labels) return one.labels < other.labels;

  return gainOf(one) > gainOf(other);
}

function gainOf({ population, share, rate, labels }: Row): number {
  // Without a label there is no variance yet: the largest stratum comes first.
  const spread = share ** 2 * rate * (1 - rate) * (population / Math.max(1, population - 1));
  return spread / (Math.max(labels, 0.5) * (labels + 1));
}

function checkPlan(strata: readonly PlannedStratum[], floor: number, goal: AllocationGoal): void {
  if (new Set(strata.map(({ name }) => name)).size < strata.length) throw new RangeError("Two strata have one name.");
  if (!isCount(floor)) throw new RangeError(`“${floor}” is not a number of labels.`);
  if (goal.kind === "labels" && !isCount(goal.total))
    throw new RangeError(`“${goal.total}” is not a number of labels.`);
  if (goal.kind === "half_width" && !(goal.halfWidth > 0)) throw new RangeError("A half-width is above 0.");

  for (const { name, population, labelled, rate } of strata) {
    if (!isCount(population) || !isCount(labelled) || labelled > population) {
      throw new RangeError(`“${name}” has ${labelled} labels of ${population} trajectories, which cannot be.`);
    }
    if (!(rate > 0 && rate < 1)) throw new RangeError(`“${name}” is planned with a rate that is not between 0 and 1.`);
  }
}

function isCount(number: number): boolean {
  return Number.isInteger(number) && number >= 0;
}
