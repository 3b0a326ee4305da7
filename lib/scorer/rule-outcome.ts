import type { Outcome, OutcomeLevel } from "@/lib/domain/outcome";
import { ITEM_AXES } from "./count-axes";
import { type Attempt, type RescoreSources, scoreAttempt } from "./score-attempt";
import type { ItemScore } from "./score-item";

/**
 * The outcome that the rules give an attempt which its source did not score. Without a recommendation it has failed. It
 * has no score: that is what a source says. It has a rule only where all but titles could be compared, since the share
 * may else be any other.
 *
 * @returns undefined where what is not known decides whether the task was solved
 */
export function ruleOutcome(attempt: Attempt, sources: RescoreSources): Outcome | undefined {
  const { score, axes } = scoreAttempt(attempt, sources);
  if (score.success === "open") return undefined;
  const level = levelOf(score.success === "yes", score.rule);

  return { level, ...(score.items.some(isLeftOpen) ? {} : { rule: score.rule }), axes };
}

/** Partial by what is known to be met; more may be. */
function levelOf(isSolved: boolean, rule: number): OutcomeLevel {
  if (isSolved) return "success";
  return rule > 0 ? "partial" : "fail";
}

/** Titles are left out wherever nobody compared them; of the wanted product itself no constraint counts. */
function isLeftOpen(item: ItemScore | undefined): boolean {
  return item !== undefined && !item.isGold && ITEM_AXES.some((axis) => axis !== "title" && item.axes[axis].open > 0);
}
