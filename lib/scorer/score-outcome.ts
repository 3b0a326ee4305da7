import { type Answer, all, answerOf } from "./answer";
import type { TitleSimilarity } from "./count-axes";
import type { ProductDocument } from "./product-document";
import type { RewardSpec } from "./reward-spec";
import { type ItemScore, scoreItem } from "./score-item";
import { SCORING_RULES, type ScoringVersion } from "./scoring-version";
import { fitsBudget, isOneShop, type Voucher } from "./voucher";

/** Tasks the scorer knows; tasks of other benchmarks have their own. */
export const SCORED_BUCKETS = ["product", "shop", "voucher"] as const;
export type ScoredBucket = (typeof SCORED_BUCKETS)[number];

export interface ScoredTask {
  readonly bucket: ScoredBucket;
  /** In the requested order. */
  readonly rewards: readonly RewardSpec[];
  /** Undefined where it is not known. */
  readonly voucher?: Voucher;
}

export interface ScoringSources {
  readonly version: ScoringVersion;
  /** Undefined: there is no such product. One of which only the id is known leaves its constraints open. */
  readonly lookUp: (productId: string) => ProductDocument | undefined;
  readonly similarity: TitleSimilarity;
}

export interface OutcomeScore {
  readonly version: ScoringVersion;
  readonly success: Answer;
  /** One a reward, in its order; undefined where nothing was recommended or no such product exists. */
  readonly items: readonly (ItemScore | undefined)[];
  /** Mean share of compared constraints that are met, over all rewards. */
  readonly rule: number;
  /** One shop holds everything; shop tasks only. */
  readonly shop?: Answer;
  /** The basket fits the budget; voucher tasks only. */
  readonly budget?: Answer;
}

/**
 * The rule scorer (domain 2.1): the i-th recommended id is judged against the i-th reward, a product task by its first
 * id. What is not known leaves the answer open, so that "yes" and "no" hold whatever it is.
 */
export function scoreOutcome(task: ScoredTask, ids: readonly string[], sources: ScoringSources): OutcomeScore {
  const { version, lookUp, similarity } = sources;
  const rules = SCORING_RULES[version];
  const wanted = task.bucket === "product" ? task.rewards.slice(0, 1) : task.rewards;
  const items = wanted.map((spec, index) => {
    const id = ids[index];
    const product = id === undefined ? undefined : lookUp(id);
    return product && scoreItem(spec, product, { rules, similarity });
  });
  const complete = all([answerOf(wanted.length > 0), ...items.map((item) => item?.counts ?? "no")]);
  const products = items.flatMap((item) => item?.product ?? []);
  const shop = all([complete, isOneShop(products.map(({ shopId }) => shopId))]);
  const budget = all([complete, task.voucher === undefined ? "open" : fitsBudget(products, task.voucher)]);
  const met = all([complete, ...items.map((item) => item?.isMet ?? "no")]);

  return {
    version,
    items,
    rule: wanted.length === 0 ? 0 : items.reduce((sum, item) => sum + (item?.rule ?? 0), 0) / wanted.length,
    success: successOf(task.bucket, { met, shop, budget }),
    ...(task.bucket === "shop" ? { shop } : {}),
    ...(task.bucket === "voucher" ? { budget } : {}),
  };
}

interface Conditions {
  readonly met: Answer;
  readonly shop: Answer;
  readonly budget: Answer;
}

function successOf(bucket: ScoredBucket, { met, shop, budget }: Conditions): Answer {
  switch (bucket) {
    case "product":
      return met;
    case "shop":
      return all([met, shop]);
    case "voucher":
      return all([met, budget]);
  }
}
