/** The labels of one problem inside a stratum. */
export interface ProblemLabels {
  readonly problem: string;
  readonly labelled: number;
  /** How many of them find the judge in error. */
  readonly errors: number;
}

/** One cell of an audit sample. */
export interface Stratum {
  readonly name: string;
  /** Trajectories of the corpus that belong to it. */
  readonly population: number;
  /** Trajectories drawn for labels; those without one yet are taken to be a random part of them. */
  readonly drawn: number;
  /** Of drawn trajectories; a problem at most once. */
  readonly labels: readonly ProblemLabels[];
}

/** Labels and errors of all problems of a stratum. */
export function labelsOf({ labels }: Pick<Stratum, "labels">): { readonly labelled: number; readonly errors: number } {
  return {
    labelled: labels.reduce((total, { labelled }) => total + labelled, 0),
    errors: labels.reduce((total, { errors }) => total + errors, 0),
  };
}

/**
 * Refuses strata that cannot be.
 *
 * @throws RangeError when two have one name, a number is not whole from 0, a problem stands twice in a stratum, or
 * there are more errors than labels, labels than draws, or draws than trajectories
 */
export function checkStrata(strata: readonly Stratum[]): void {
  if (new Set(strata.map(({ name }) => name)).size < strata.length) throw new RangeError("Two strata have one name.");

  for (const { name, population, drawn, labels } of strata) {
    const { labelled } = labelsOf({ labels });
    const isCounted = labels.every((problem) => isCount(problem.labelled) && isCount(problem.errors));
    if (!isCount(population) || !isCount(drawn) || !isCounted) {
      throw new RangeError(`“${name}” has a number that is not whole from 0.`);
    }
    if (labels.some(({ labelled: of, errors }) => errors > of)) throw tooMany(name, "errors", "labels");
    if (labelled > drawn) throw tooMany(name, "labels", "drawn trajectories");
    if (drawn > population) throw tooMany(name, "drawn trajectories", "trajectories");
    if (new Set(labels.map(({ problem }) => problem)).size < labels.length) {
      throw new RangeError(`“${name}” has a problem twice.`);
    }
  }
}

function isCount(number: number): boolean {
  return Number.isInteger(number) && number >= 0;
}

function tooMany(name: string, more: string, than: string): RangeError {
  return new RangeError(`“${name}” has more ${more} than ${than}.`);
}
