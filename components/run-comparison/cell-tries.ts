import { knowledgeOf, type Tries } from "@/lib/domain/known-tries";
import type { ProblemCell } from "@/lib/stats/problem-cells";

/** The rollouts of a problem in a run. */
export function cellTries([successes, rollouts, unknown = 0]: ProblemCell): Tries {
  return { successes, rollouts, unknown };
}

/** "3 of 8", "at least 3 of 8", and "not scored" where nothing is known. */
export function cellText(cell: ProblemCell): string {
  const counts = `${cell[0]} of ${cell[1]}`;

  return { none: "not scored", least: `at least ${counts}`, all: counts }[knowledgeOf(cellTries(cell))];
}

/** The same with whose they are, for screen readers. */
export function cellWords(cell: ProblemCell, of: string): string {
  const { rollouts, unknown } = cellTries(cell);
  const words = {
    none: `${rollouts} not scored of ${of}`,
    least: `${cellText(cell)} of ${of}, ${unknown} not scored`,
    all: `${cellText(cell)} of ${of}`,
  };

  return words[knowledgeOf(cellTries(cell))];
}
