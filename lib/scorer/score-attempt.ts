import type { Axis, AxisResult } from "@/lib/domain/outcome";
import type { Answer } from "./answer";
import { ITEM_AXES, type ItemAxis, type TitleSimilarity } from "./count-axes";
import type { Documents } from "./documents-seen";
import { joinDocuments, type ProductDocument } from "./product-document";
import type { RewardSpec } from "./reward-spec";
import { type OutcomeScore, type ScoredTask, scoreOutcome } from "./score-outcome";
import type { ScoringVersion } from "./scoring-version";

export interface RescoreSources {
  readonly version: ScoringVersion;
  /** Whole documents. */
  readonly catalogue: Documents;
  /** What the trajectory's own results tell. */
  readonly seen: Documents;
  readonly similarity: TitleSimilarity;
}

/** What is scored: what was asked, and the ids of the last recommendation. */
export interface Attempt {
  readonly task: ScoredTask;
  readonly ids: readonly string[];
}

/** By the rules alone, from what is known of the products. An axis that is absent cannot be decided. */
export function scoreAttempt(
  { task, ids }: Attempt,
  { version, catalogue, seen, similarity }: RescoreSources,
): { readonly score: OutcomeScore; readonly axes: AxisResults } {
  const lookUp = (id: string) => known(id, catalogue, seen);
  const score = scoreOutcome(task, ids, { version, lookUp, similarity });

  return { score, axes: axesOf(score, task) };
}

/** One that nobody has told of is not known to be missing: a catalogue may be a part of the shop. */
function known(id: string, catalogue: Documents, seen: Documents): ProductDocument {
  const whole = catalogue.get(id) ?? { productId: id };

  return joinDocuments(seen.get(id), whole);
}

type AxisResults = Partial<Record<Axis, AxisResult>>;

function axesOf(score: OutcomeScore, { bucket, rewards }: ScoredTask): AxisResults {
  const axes: AxisResults = {};
  for (const axis of ITEM_AXES) put(axes, axis, itemAxis(axis, score, rewards));
  put(axes, "shop", bucket === "shop" ? RESULT[score.shop ?? "open"] : "n/a");
  put(axes, "budget", bucket === "voucher" ? RESULT[score.budget ?? "open"] : "n/a");

  return axes;
}

const RESULT: Readonly<Record<Answer, AxisResult | undefined>> = { yes: "pass", no: "fail", open: undefined };

function put(axes: AxisResults, axis: Axis, result: AxisResult | undefined): void {
  if (result !== undefined) axes[axis] = result;
}

/** An axis passes when every item that it is asked of meets it whole. */
function itemAxis(axis: ItemAxis, { items }: OutcomeScore, rewards: readonly RewardSpec[]): AxisResult | undefined {
  const asked = items.flatMap((item, index) => {
    const spec = rewards[index];
    return spec !== undefined && WANTED[axis](spec) > 0 ? [item?.axes[axis]] : [];
  });
  if (asked.length === 0) return "n/a";
  if (asked.some((count) => count === undefined || count.hit + count.open < count.of)) return "fail";

  return asked.some((count) => (count?.open ?? 0) > 0) ? undefined : "pass";
}

const WANTED: Readonly<Record<ItemAxis, (spec: RewardSpec) => number>> = {
  title: ({ titles }) => titles.length,
  price: ({ prices }) => prices.length,
  service: ({ services }) => services.length,
  sku: ({ skuPairs }) => skuPairs.length,
  attribute: ({ attributePairs }) => attributePairs.length,
};
