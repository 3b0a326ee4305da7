import type { AgentCall } from "./agent-calls";
import type { AttributedDispatch } from "./attribution";

/** When what the log holds of claimed calls happened. */
export interface ClaimPlaces {
  /** The claimed call behind whose arguments a dispatch counts; what is in none counts first in the step that logs it. */
  readonly behind: ReadonlyMap<AttributedDispatch, AgentCall>;
  /** Claimed calls that the log holds too late to have happened when they were claimed. */
  readonly late: ReadonlySet<AgentCall>;
}

/**
 * An agent that stamps its steps before their calls run has them logged in the next step, before that step's own calls:
 * those happened when they were claimed. Any later, an agent could tell an answer, pick from it, and run the call afterwards.
 */
export function claimPlaces(claimOf: ReadonlyMap<AttributedDispatch, AgentCall>): ClaimPlaces {
  const behind = new Map<AttributedDispatch, AgentCall>();
  const inTime = new Set<AgentCall>();
  const lastIn = new Map<number, AgentCall>();

  for (const [dispatch, claim] of [...claimOf].toSorted(([a], [b]) => a.entry.call.order - b.entry.call.order)) {
    const { step } = dispatch.entry;
    const last = lastIn.get(step);
    const isInTime = claim.step >= step || (claim.step === step - 1 && last === undefined);
    if (isInTime) inTime.add(claim);
    if (claim.step === step && claim.call >= (last?.call ?? 0)) lastIn.set(step, claim);
    const place = isInTime ? claim : last;
    if (place !== undefined && place.step <= step) behind.set(dispatch, place);
  }

  return { behind, late: new Set([...claimOf.values()].filter((claim) => !inTime.has(claim))) };
}
