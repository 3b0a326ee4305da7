import type { Tries } from "@/lib/domain/known-tries";
import type { ProblemCell } from "@/lib/stats/problem-cells";

/** The rollouts of a problem in a run. */
export function cellTries([successes, rollouts, unknown = 0]: ProblemCell): Tries {
  return { successes, rollouts, unknown };
}
