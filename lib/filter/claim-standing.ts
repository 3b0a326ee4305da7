import { isAnswerLost } from "@/lib/domain/logged-answer";
import type { AgentCall } from "./agent-calls";
import type { AttributedDispatch } from "./attribution";

/** What of a claimed call counts as having happened. */
export interface ClaimStanding {
  /** The call was made. */
  readonly isMade: (call: AgentCall) => boolean;
  /** The answer that it shows is the one that came. */
  readonly isAnswered: (call: AgentCall) => boolean;
}

/**
 * How far claimed calls can be believed. An agent writes them and their answers itself: where a log holds dispatches, a
 * call was made if one of them carries it out, and what the log kept of its answer counts in place of the claimed one.
 */
export function claimStanding(
  dispatches: readonly AttributedDispatch[],
  claimOf: ReadonlyMap<AttributedDispatch, AgentCall>,
): ClaimStanding {
  if (dispatches.length === 0) return { isMade: () => true, isAnswered: () => true };
  const made = new Set(claimOf.values());
  const lost = new Set<AgentCall>();
  for (const [dispatch, call] of claimOf) if (isAnswerLost(dispatch.entry.call)) lost.add(call);

  return { isMade: (call) => made.has(call), isAnswered: (call) => lost.has(call) };
}
