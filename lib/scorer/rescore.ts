import { AXES, type Outcome } from "@/lib/domain/outcome";
import type { RescoreAnswer, RescoredOutcome, RescoredPart } from "@/lib/domain/rescored-outcome";
import { isList } from "@/lib/importers/json-value";
import type { Answer } from "./answer";
import { readRewardSpecs } from "./reward-spec";
import { type Attempt, type RescoreSources, scoreAttempt } from "./score-attempt";
import { SCORED_BUCKETS, type ScoredBucket, type ScoredTask } from "./score-outcome";
import { readVoucher } from "./voucher";

/** A problem's answer key as it is stored. */
export interface AnswerKey {
  readonly bucket?: string;
  readonly reward: unknown;
  readonly voucher: unknown;
}

/** What is asked, when the answer key is one of the shop's; undefined for other tasks and those of other benchmarks. */
export function readTask({ bucket, reward, voucher }: AnswerKey): ScoredTask | undefined {
  const rewards = readRewardSpecs(reward);
  if (rewards.length === 0) return undefined;
  const known = readVoucher(voucher);
  const told = bucket ?? bucketOf(reward, known !== undefined);
  const scored = SCORED_BUCKETS.find((name) => name === told);
  if (scored === undefined) return undefined;

  return {
    bucket: scored,
    rewards,
    ...(known === undefined ? {} : { voucher: known }),
  };
}

/**
 * Scores a stored outcome again. It differs where what was stored is impossible, whatever is not known.
 *
 * @returns undefined when no outcome was stored
 */
export function rescoreOutcome(
  stored: Outcome,
  attempt: Attempt,
  sources: RescoreSources,
): RescoredOutcome | undefined {
  if (stored.level === "unscored") return undefined;

  const { version, catalogue, seen } = sources;
  const { score, axes } = scoreAttempt(attempt, sources);
  const isStoredSolved = stored.level === "success";
  const differing: RescoredPart[] = score.success === (isStoredSolved ? "no" : "yes") ? ["success"] : [];
  const undecided: RescoredPart[] = score.success === "open" ? ["success"] : [];
  for (const axis of AXES) {
    const was = stored.axes[axis];
    if (was !== "pass" && was !== "fail") continue;
    if (axes[axis] === undefined) undecided.push(axis);
    else if (axes[axis] !== was && axes[axis] !== "n/a") differing.push(axis);
  }
  const counted = attempt.ids.slice(0, score.items.length);
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

function answerOf(differing: readonly RescoredPart[], success: Answer): RescoreAnswer {
  if (differing.length > 0) return "differs";
  return success === "open" ? "undecided" : "agrees";
}
