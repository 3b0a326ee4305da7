import { type Answer, answerOf, any } from "./answer";
import { type AxisCount, type AxisCounts, countAxes, ITEM_AXES, type TitleSimilarity } from "./count-axes";
import type { ProductDocument } from "./product-document";
import type { RewardSpec } from "./reward-spec";
import type { ScoringRules } from "./scoring-version";

/** A recommended product held against what was asked at its place. */
export interface ItemScore {
  readonly product: ProductDocument;
  /** It is the wanted product itself: then nothing else has to be met. */
  readonly isGold: boolean;
  readonly axes: AxisCounts;
  /** Share of the compared constraints that are met, 0 to 1; 0 when nothing could be compared. */
  readonly rule: number;
  /** Whether every constraint is met. */
  readonly isMet: Answer;
  /** Whether it stands for its place where shop and budget are judged. */
  readonly counts: Answer;
}

/** How titles are compared, and by which rules. */
export interface ScoringBasis {
  readonly rules: ScoringRules;
  readonly similarity: TitleSimilarity;
}

/** The score of one item (domain 2.1). */
export function scoreItem(spec: RewardSpec, product: ProductDocument, basis: ScoringBasis): ItemScore {
  const { rules, similarity } = basis;
  const isGold = product.productId === spec.productId;
  const axes = countAxes(spec, product, rules, similarity);
  const total = sumCounts(ITEM_AXES.map((axis) => axes[axis]));
  const compared = total.of - total.open;

  return {
    product,
    isGold,
    axes,
    rule: ruleOf(isGold, total.hit, compared),
    isMet: isGold ? "yes" : metBy(total, rules),
    counts: rules.countsFoundItems || isGold ? "yes" : any([answerOf(total.hit > 0), total.open > 0 ? "open" : "no"]),
  };
}

/** The counts of several axes together. */
export function sumCounts(counts: readonly AxisCount[]): AxisCount {
  return counts.reduce((sum, next) => ({
    hit: sum.hit + next.hit,
    open: sum.open + next.open,
    of: sum.of + next.of,
  }));
}

function ruleOf(isGold: boolean, hit: number, compared: number): number {
  if (isGold) return 1;
  return compared === 0 ? 0 : hit / compared;
}

/** Without any constraint nothing is met, or the scorer itself fails and nobody knows. */
function metBy({ hit, open, of }: AxisCount, { scoresUnconstrained }: ScoringRules): Answer {
  if (of === 0) return scoresUnconstrained ? "no" : "open";
  if (hit + open < of) return "no";
  return open > 0 ? "open" : "yes";
}
