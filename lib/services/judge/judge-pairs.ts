import type { MultiJudge } from "@/lib/contract/multi-judge";
import { GATES } from "@/lib/domain/judgement";
import { shownEstimate, shownUnlessTooFew } from "@/lib/services/queues/shown-estimate";
import { type GateAgreementOptions, gateFigures } from "@/lib/stats/gate-agreement";
import type { GateCell } from "@/lib/stats/gate-pairs";
import { pairsOfMost } from "@/lib/stats/rater-pairs";

/** The gates that one rater gave, by item; a rating's value is a gate as text. */
export interface GateRater {
  readonly id: string;
  readonly ratings: readonly { readonly item: string; readonly problem: string; readonly value: string }[];
}

/**
 * Every two raters, or of the ten who rated most, in the order in which they are given. The other one stands where people
 * do in the report of the judge, so that the original judge and people have the figures and the intervals of that report.
 *
 * @param options - seed and budget of the resampling; the pairs share the budget
 */
export function judgePairs(
  raters: readonly GateRater[],
  { seed, budget }: Required<GateAgreementOptions>,
): MultiJudge["pairs"] {
  const rated = raters.filter(({ ratings }) => ratings.length > 0);
  const pairs = pairsOfMost(rated, ({ ratings }) => ratings.length);

  return pairs.map(([first, other]) => {
    const { matrix, exact, kappa } = gateFigures(cellsOf(first, other), { seed, budget: budget / pairs.length });

    return {
      raters: [first.id, other.id],
      matrix: GATES.map((row) => GATES.map((column) => matrix[column - 1]?.[row - 1] ?? 0)),
      percent: shownEstimate(exact),
      weightedKappa: shownUnlessTooFew(exact, kappa),
    };
  });
}

function cellsOf(first: GateRater, other: GateRater): readonly GateCell[] {
  const gates = new Map(first.ratings.map(({ item, value }) => [item, gateOf(value)]));

  return other.ratings.flatMap(({ item, problem, value }) => {
    const [judge, human] = [gates.get(item), gateOf(value)];
    return judge === undefined || human === undefined ? [] : [{ problem, judge, human, count: 1 }];
  });
}

function gateOf(value: string) {
  return GATES.find((gate) => String(gate) === value);
}
