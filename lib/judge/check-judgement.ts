import type { JudgeCheck } from "@/lib/domain/judge-check";
import type { Trajectory } from "@/lib/domain/trajectory";
import { checkGates, disputedGates } from "./check-gates";
import { findInjections } from "./find-injections";
import { horizonShare } from "./horizon";
import { resolveQuotes } from "./resolve-quotes";

/** Grows whenever a check finds something else in the same trajectory: stored checks of an older one are made anew. */
export const CHECK_VERSION = 3;

/**
 * Everything a machine can say about a trajectory's judgement. Pure and total, linear in the trajectory's text, and
 * small whatever it holds: at most 5 spans a gate, 30 quotes, 50 injections, 300 characters a span.
 */
export function checkJudgement(trajectory: Trajectory): JudgeCheck {
  const { judgement } = trajectory;
  const horizon = horizonShare(trajectory, judgement);
  const injections = findInjections(trajectory);
  const rest = { version: CHECK_VERSION, injections, ...(horizon ? { horizon } : {}) };
  if (judgement.kind !== "scored") return { ...rest, gates: [], disputed: [], quotes: [] };

  const gates = checkGates(trajectory);
  return {
    ...rest,
    gates,
    disputed: disputedGates(gates, judgement.gate),
    quotes: resolveQuotes(judgement.explanation, trajectory),
  };
}
