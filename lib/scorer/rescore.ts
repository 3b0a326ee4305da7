import { AXES, type Axis, type AxisResult, type Outcome } from "@/lib/domain/outcome";
import type { RescoreAnswer, RescoredOutcome, RescoredPart } from "@/lib/domain/rescored-outcome";
import { isList } from "@/lib/importers/json-value";
import type { Answer } from "./answer";
import { ITEM_AXES, type ItemAxis, type TitleSimilarity } from "./count-axes";
import type { Documents } from "./documents-seen";
import { joinDocuments, type ProductDocument } from "./product-document";
import { type RewardSpec, readRewardSpecs } from "./reward-spec";
import { type OutcomeScore, SCORED_BUCKETS, type ScoredBucket, type ScoredTask, scoreOutcome } from "./score-outcome";
import type { ScoringVersion } from "./scoring-version";
import { readVoucher } from "./voucher";

/** A problem's answer key as it is stored. */
export interface AnswerKey {
  readonly bucket?: string;
  readonly reward: unknown;
  readonly voucher: unknown;
}

export interface RescoreSources {
  readonly version: ScoringVersion;
  /** Whole documents. */
  readonly catalogue: Documents;
  /** What the trajectory's own results tell. */
  readonly seen: Documents;
  readonly similarity: TitleSimilarity;
}

/** What is asked, when the answer key is one of the shop's; undefined for those of other benchmarks. */
export function readTask({ bucket, reward, voucher }: AnswerKey): ScoredTask | undefined {
  const rewards = readRewardSpecs(reward);
  if (rewards.length === 0) return undefined;
  const known = readVoucher(voucher);

  return {
    bucket: SCORED_BUCKETS.find((name) => name === bucket) ?? bucketOf(reward, known !== undefined),
    rewards,
    ...(known === undefined ? {} : { voucher: known }),
  };
}

/**
 * Scores a stored outcome again. It differs where what was stored is impossible, whatever is not known.
 *
 * @param ids - of the last recommendation
 * @returns undefined when no outcome was stored
 */
export function rescoreOutcome(
  stored: Outcome,
  { task, ids }: { readonly task: ScoredTask; readonly ids: readonly string[] },
  sources: RescoreSources,
): RescoredOutcome | undefined {
  if (stored.level === "unscored") return undefined;

  const { version, catalogue, seen, similarity } = sources;
  const lookUp = (id: string) => known(id, catalogue, seen);
  const score = scoreOutcome(task, ids, { version, lookUp, similarity });
  const axes = axesOf(score, task);
  const isStoredSolved = stored.level === "success";
  const differing: RescoredPart[] = score.success === (isStoredSolved ? "no" : "yes") ? ["success"] : [];
  const undecided: RescoredPart[] = score.success === "open" ? ["success"] : [];
  for (const axis of AXES) {
    const was = stored.axes[axis];
    if (was !== "pass" && was !== "fail") continue;
    if (axes[axis] === undefined) undecided.push(axis);
    else if (axes[axis] !== was && axes[axis] !== "n/a") differing.push(axis);
  }
  const counted = ids.slice(0, score.items.length);
  const isLeftOut = score.items.some((item) => item !== undefined && item.axes.title.open > 0);

  return {
    answer: answerOf(differing, score.success),
    success: score.success,
    version,
    axes,
    differing,
    undecided,
    products: {
      recommended: counted.length,
      fromCatalogue: counted.filter((id) => catalogue.has(id)).length,
      fromResults: counted.filter((id) => !catalogue.has(id) && seen.has(id)).length,
    },
    titles: isLeftOut ? "left_out" : "compared",
  };
}

function bucketOf(reward: unknown, hasVoucher: boolean): ScoredBucket {
  if (hasVoucher) return "voucher";
  return isList(reward) ? "shop" : "product";
}

/** One that nobody has told of is not known to be missing: a catalogue may be a part of the shop. */
function known(id: string, catalogue: Documents, seen: Documents): ProductDocument {
  const whole = catalogue.get(id) ?? { productId: id };

  return joinDocuments(seen.get(id), whole);
}

function answerOf(differing: readonly RescoredPart[], success: Answer): RescoreAnswer {
  if (differing.length > 0) return "differs";
  return success === "open" ? "undecided" : "agrees";
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
