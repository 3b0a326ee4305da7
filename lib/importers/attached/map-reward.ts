import { type Outcome, UNSCORED } from "@/lib/domain/outcome";
import { numberOf } from "@/lib/importers/json-value";
import { levelOfScore } from "./map-outcome";

/** The outcome of a benchmark that gives one reward from 0 to 1; no reward means unscored. */
export function mapReward(reward: unknown): Outcome {
  const score = numberOf(reward);
  return score === undefined ? UNSCORED : { level: levelOfScore(score), score, axes: {} };
}
