import { type Estimate, FEWEST_TO_SAY, type Interval } from "./estimate";
import { type StratifiedEstimate, stratifiedEstimate } from "./stratified-estimate";
import type { ProblemLabels, Stratum } from "./stratum";
import { labelsOf } from "./stratum";
import { wilsonInterval } from "./wilson";

/** A stratum of a sample that was drawn from what had no label then. */
export interface AuditStratum {
  readonly name: string;
  readonly population: number;
  /** Trajectories that had a label before and were not drawn from, with the labels of them that may be counted. */
  readonly known: { readonly count: number; readonly labelled: number; readonly errors: number };
  readonly drawn: number;
  /** Of drawn trajectories. */
  readonly labels: readonly ProblemLabels[];
}

export interface AuditEstimate {
  /** The judge's error rate in the covered part; `n` counts all labels that it rests on. */
  readonly estimate: Estimate;
  /** The same labels without weights: right only where every stratum was drawn alike. */
  readonly unweighted: Estimate;
  readonly coveredShare: number;
  /** Labels of a simple random sample that would say as much as those of drawn trajectories; undefined for too few, and where all are known. */
  readonly effectiveLabels: number | undefined;
  /** Bounds for the whole corpus: what is not covered may hold no error, or nothing else. */
  readonly wholeCorpus: Interval;
}

/**
 * The judge's error rate of a corpus from an audit sample. Labels that were there before came by other rules than
 * chance, so each stands for its own trajectory alone; what was drawn stands for the rest, from which it was drawn
 * (see stratifiedEstimate). The first part is certain, so the interval is that of the rest, in its share.
 *
 * Without a label of a drawn trajectory nothing is said, however many were known before.
 *
 * @throws RangeError as stratifiedEstimate does
 */
export function auditEstimate(strata: readonly AuditStratum[]): AuditEstimate {
  const rest = stratifiedEstimate(strata.map(restOf), "trajectory");
  const all = sum(strata.map(({ population }) => population));
  const known = knownOf(strata);
  const drawnFrom = all - sum(strata.map(({ known: { count } }) => count));
  const covered = known.count + rest.coveredShare * drawnFrom;
  const inCorpus = (share: number): number =>
    covered === 0 ? 0 : Math.min(1, (known.errors + share * (covered - known.count)) / covered);
  const estimate = withKnown(drawnFrom === 0 && known.count > 0 ? certain : rest.estimate, known.labelled, inCorpus);
  const coveredShare = all === 0 ? 0 : covered / all;
  const { low, high } = estimate.kind === "estimated" ? estimate.interval : { low: 0, high: 1 };

  return {
    estimate,
    unweighted: unweighted(strata),
    coveredShare,
    effectiveLabels: effectiveOf(rest),
    wholeCorpus: { low: coveredShare * low, high: Math.min(1, coveredShare * high + 1 - coveredShare) },
  };
}

function effectiveOf({ estimate, effectiveLabels }: StratifiedEstimate): number | undefined {
  return estimate.kind === "estimated" && Number.isFinite(effectiveLabels) ? effectiveLabels : undefined;
}

/** Nothing is left to draw from, so nothing is uncertain. */
const certain: Estimate = {
  kind: "estimated",
  value: 0,
  interval: { low: 0, high: 0 },
  n: 0,
  clusters: 0,
  resamples: 0,
};

function restOf({ name, population, known, drawn, labels }: AuditStratum): Stratum {
  return { name, population: population - known.count, drawn, labels };
}

/** Of known trajectories whose label may not be counted the others' rate is taken; with none of them nothing is known. */
function knownOf(strata: readonly AuditStratum[]): { count: number; labelled: number; errors: number } {
  const known = strata.filter((stratum) => stratum.known.labelled > 0).map((stratum) => stratum.known);

  return {
    count: sum(known.map(({ count }) => count)),
    labelled: sum(known.map(({ labelled }) => labelled)),
    errors: sum(known.map(({ count, labelled, errors }) => (count * errors) / labelled)),
  };
}

function withKnown(estimate: Estimate, labelled: number, inCorpus: (share: number) => number): Estimate {
  const n = estimate.n + labelled;
  switch (estimate.kind) {
    case "undefined":
      return { ...estimate, n };
    case "too_few":
      return { ...estimate, n, value: inCorpus(estimate.value) };
    case "estimated": {
      const { low, high } = estimate.interval;
      return {
        ...estimate,
        n,
        value: inCorpus(estimate.value),
        interval: { low: inCorpus(low), high: inCorpus(high) },
      };
    }
  }
}

function unweighted(strata: readonly AuditStratum[]): Estimate {
  const labels = strata.flatMap((stratum) => [labelsOf(stratum), stratum.known]);
  const n = sum(labels.map(({ labelled }) => labelled));
  if (n === 0) return { kind: "undefined", n, reason: "There is no label yet." };
  const value = sum(labels.map(({ errors }) => errors)) / n;
  if (n < FEWEST_TO_SAY) {
    const reason = `Too few to say: it rests on ${n} of at least ${FEWEST_TO_SAY} labels.`;
    return { kind: "too_few", value, n, clusters: n, reason, few: { of: "items", count: n } };
  }

  return { kind: "estimated", value, interval: wilsonInterval(value, n), n, clusters: n, resamples: 0 };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
