import { createRng } from "@/lib/demo/rng";
import { GATES, type Gate } from "@/lib/domain/judgement";
import { classCounts } from "./class-counts";
import { shareOfClusters } from "./cluster-ratio";
import { createClusterSums, totalsOf } from "./cluster-sums";
import { NO_COMMON_ITEM, quadraticKappa } from "./cohen-kappa";
import { type Confusion, confusionMatrix } from "./confusion";
import type { Estimate } from "./estimate";
import { estimateAll, type Statistic } from "./estimate-all";
import { f1OfJaccard } from "./f1-of-jaccard";
import { GATE_PAIRS, type GateCell, type PairTest, pairCounts, tallyPairs } from "./gate-pairs";
import { type GateReading, stopsAt } from "./gate-reading";
import { defined, notDefined } from "./point";

export interface GateAgreementOptions {
  /** Of the resampling: the same seed gives the same intervals. */
  readonly seed: number;
  /** See EstimateOptions. */
  readonly budget?: number;
}

/** How a judge's gates stand to people's. Shares are 0 to 1; each estimate says how many labels it rests on. */
export interface GateAgreement {
  readonly labels: number;
  readonly problems: number;
  /** Rows are people's gates 1 to 5, columns the judge's. */
  readonly matrix: readonly (readonly number[])[];
  /** Cohen's kappa with quadratic weights. */
  readonly kappa: Estimate;
  /** Labels with the same gate. */
  readonly exact: Estimate;
  /** Labels with the same or a neighbouring gate. */
  readonly withinOne: Estimate;
  /** The judge error rate: labels with another gate. */
  readonly error: Estimate;
  /** Mean of the judge's gate less the person's, in gates: above 0 the judge is kinder. */
  readonly bias: Estimate;
  /** “It stops at this gate”, for gates 1 to 5, where 5 is none. */
  readonly stopsAt: readonly GateScores[];
}

/** What the judge says of one gate, against what people say. */
export interface GateScores {
  readonly gate: Gate;
  /** Labels on which the judge says it: what precision rests on. */
  readonly judged: number;
  /** Labels on which people say it: what recall rests on. */
  readonly given: number;
  readonly precision: Estimate;
  readonly recall: Estimate;
  /** Rests on the labels on which either says it. */
  readonly f1: Estimate;
}

/**
 * Compares a judge's gates with people's. Shares have the interval of shareOfClusters, and F1 that of the share it is a
 * function of; kappa and bias, which rest on all labels, have percentile intervals from resampling whole problems. Under
 * FEWEST_TO_SAY labels, or where its labels are of fewer problems, an estimate is `too_few` and keeps its value. Failed
 * judgements and float rubrics have no gate: the caller counts them apart.
 *
 * @throws RangeError when a count is not a whole number from 0
 * @see Cohen 1968, doi:10.1037/h0026256, on quadratic weights
 */
export function gateAgreement(cells: readonly GateCell[], options: GateAgreementOptions): GateAgreement {
  const { problems, totals, ...figures } = gateFigures(cells, options);
  const shareOf = (counted: PairTest, marked: PairTest, nothing: string): Estimate =>
    shareOfClusters(
      problems.map((row) => tallyPairs(row, counted, marked)),
      nothing,
    );
  const shareOfAll = (marked: PairTest): Estimate => shareOf(() => true, marked, NO_COMMON_ITEM);
  const labelsWhere = (counted: PairTest): number => tallyPairs(totals, counted, counted).count;
  const scoresOf = ({ gate, isYes, says }: GateReading): GateScores => {
    const judged: PairTest = ({ judge }) => isYes(judge);
    const given: PairTest = ({ human }) => isYes(human);
    const either: PairTest = (pair) => judged(pair) || given(pair);
    const both: PairTest = (pair) => judged(pair) && given(pair);

    return {
      gate,
      judged: labelsWhere(judged),
      given: labelsWhere(given),
      precision: shareOf(judged, given, `The judge never says that a trajectory ${says}.`),
      recall: shareOf(given, judged, `People never say that a trajectory ${says}.`),
      f1: f1OfJaccard(shareOf(either, both, `Neither the judge nor people say that a trajectory ${says}.`)),
    };
  };

  return {
    labels: labelsWhere(() => true),
    problems: problems.length,
    ...figures,
    withinOne: shareOfAll(({ judge, human }) => Math.abs(judge - human) <= 1),
    error: shareOfAll(({ judge, human }) => judge !== human),
    stopsAt: GATES.map((gate) => scoresOf(stopsAt(gate))),
  };
}

type PairFigures = Pick<GateAgreement, "matrix" | "kappa" | "exact" | "bias">;

/**
 * How two raters' gates stand to each other, of whom neither need be the judge of the other, as {@link gateAgreement} has
 * it: the same labels have the same figures and intervals here and there, whatever the problems are called and whichever
 * comes first. Only where the budgets ask for another number of resamples do bounds of kappa and bias differ by chance.
 *
 * @returns also the counts that they rest on, by problem and in all, as of {@link GATE_PAIRS}
 */
export function gateFigures(
  cells: readonly GateCell[],
  { seed, budget }: GateAgreementOptions,
): PairFigures & { readonly problems: readonly Float64Array[]; readonly totals: Float64Array } {
  // What is resampled is drawn by place.
  const problems = [...pairCounts(cells)].sort(byCounts);
  const confusion = confusionOfGates(problems);
  const kappa = quadraticKappa(confusion);
  const estimate = estimateAll(confusion.sums, [kappa, meanDifference], {
    prepare: (totals) => classCounts(confusion, totals),
    rng: createRng(seed, "gates"),
    ...(budget === undefined ? {} : { budget }),
  });
  const totals = totalsOf(confusion.sums);
  const same: PairTest = ({ judge, human }) => judge === human;

  return {
    ...{ problems, totals, matrix: confusionMatrix(confusion, totals), kappa: estimate(kappa) },
    exact: shareOfClusters(
      problems.map((row) => tallyPairs(row, () => true, same)),
      NO_COMMON_ITEM,
    ),
    bias: estimate(meanDifference),
  };
}

function byCounts(one: Float64Array, other: Float64Array): number {
  const at = one.findIndex((count, place) => count !== other[place]);

  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/** All 25 cells stand in it, also those that no label has. */
function confusionOfGates(problems: readonly Float64Array[]): Confusion {
  const builder = createClusterSums();
  for (const [problem, row] of problems.entries()) {
    for (const [place, count] of row.entries()) if (count > 0) builder.add(problem, place, count);
  }

  return {
    values: GATES.map(String),
    positions: GATES,
    cells: GATE_PAIRS.map(({ judge, human }) => ({ row: human - 1, column: judge - 1 })),
    sums: builder.build(GATE_PAIRS.length),
  };
}

const meanDifference: Statistic<{ readonly items: number; readonly cells: Float64Array }> = ({ items, cells }) => {
  if (items === 0) return notDefined(NO_COMMON_ITEM, 0);

  const difference = GATE_PAIRS.reduce(
    (total, { judge, human }, place) => total + (judge - human) * (cells[place] ?? 0),
    0,
  );
  return defined(difference / items, items);
};
