import type { ProblemRun } from "@/lib/contract/problems";

/** Whether anything is known of the rollouts of a problem in a run: one was scored, or all crashed or ran out of time. */
export function isKnown({ rollouts, crashed, timedOut, unscored }: ProblemRun): boolean {
  return unscored < rollouts || crashed + timedOut === rollouts;
}
