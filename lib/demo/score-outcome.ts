import { type ProductDocument, readProductDocument } from "@/lib/scorer/product-document";
import { recommendedIds } from "@/lib/scorer/recommended-ids";
import { readRewardSpecs } from "@/lib/scorer/reward-spec";
import { scoreDict } from "@/lib/scorer/score-dict";
import { callsOf, formatScore, lengthScore, type ScoredStep } from "@/lib/scorer/score-form";
import { scoreOutcome as scoreByRules } from "@/lib/scorer/score-outcome";
import { SCORING_RULES } from "@/lib/scorer/scoring-version";
import type { Problem } from "./problem";
import type { SearchEngine } from "./search-engine";
import type { SessionStep } from "./session";

export interface Score {
  readonly success: boolean;
  /** Side scores under the upstream keys; keys are absent when no recommended id resolves. */
  readonly scoreDict: Readonly<Record<string, number>>;
}

const VERSION = "sn15";

/**
 * The arena's rule scorer (domain 2.1). One simplification: titles are compared by normalised equality,
 * not by embedding similarity, so a substitute passes the title axis only under the very same title.
 */
export function scoreOutcome(problem: Problem, steps: readonly SessionStep[], engine: SearchEngine): Score {
  const { bucket, voucher } = problem;
  const scored = steps.map(toScored);
  const ids = recommendedIds(scored.flatMap(callsOf), SCORING_RULES[VERSION]);
  const outcome = scoreByRules(
    { bucket, rewards: readRewardSpecs(problem.rewards), ...(voucher === undefined ? {} : { voucher }) },
    ids,
    { version: VERSION, lookUp: (id) => readProductDocument(engine.product(id)), similarity: sameTitle },
  );
  const numbers = { length: lengthScore(scored), format: formatScore(scored), ...scoreDict(outcome, round) };

  return {
    success: outcome.success === "yes",
    scoreDict: Object.fromEntries(Object.entries(numbers).map(([key, value]) => [key, round(value)])),
  };
}

function toScored({ think, claimed, response, timestamp }: SessionStep): ScoredStep {
  return { thought: think, calls: claimed, ...(response === undefined ? {} : { response }), timestampMs: timestamp };
}

function sameTitle(product: ProductDocument, wanted: string): number {
  return Number(normalise(product.title ?? "") === normalise(wanted));
}

function normalise(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function round(value: number): number {
  return Math.round(value * 1_000_000) / 1_000_000;
}
