import { stoppedWord } from "@/components/trajectory-list/task-name";
import type { OutcomeLevel } from "@/lib/domain/outcome";

/** Why nothing was scored of a run that did not end, and what figures make of it; undefined where there is nothing to say. */
export function notScoredWords(level: OutcomeLevel, status: string): string | undefined {
  const stopped = stoppedWord(status);
  if (level !== "unscored" || !stopped) return undefined;

  return `Not scored: the run ${stopped}. A success rate counts it as a failure.`;
}
