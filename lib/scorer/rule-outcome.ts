import type { Outcome, OutcomeLevel } from "@/lib/domain/outcome";
import { type Attempt, type RescoreSources, scoreAttempt } from "./score-attempt";

/**
 * The outcome that the rules give an attempt which its source did not score. Without a recommendation it has failed. It
 * has no score: that is what a source says.
 *
 * @returns undefined where what is not known decides whether the task was solved
 */
export function ruleOutcome(attempt: Attempt, sources: RescoreSources): Outcome | undefined {
  const { score, axes } = scoreAttempt(attempt, sources);
  if (score.success === "open") return undefined;

  return { level: levelOf(score.success === "yes", score.rule), rule: score.rule, axes };
}

function levelOf(isSolved: boolean, rule: number): OutcomeLevel {
  if (isSolved) return "success";
  return rule > 0 ? "partial" : "fail";
}
