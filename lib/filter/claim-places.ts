import type { AgentCall } from "./agent-calls";
import type { AttributedDispatch } from "./attribution";
import type { JoinedLog } from "./claim-standing";

/** When what the log holds happened, beside what was claimed. */
export interface ClaimPlaces {
  /** The claimed call behind whose arguments a dispatch counts; what is in none counts first in the step that logs it. */
  readonly behind: ReadonlyMap<AttributedDispatch, AgentCall>;
  /** The dispatch with which a claimed call was over; what is in none was over where it was claimed, for all the log says. */
  readonly endOf: ReadonlyMap<AgentCall, AttributedDispatch>;
}

/**
 * Claimed calls of a step ran in their order, so each was claimed before the log holds it or one behind it: a dispatch, whether
 * claimed or not, counts behind the last claimed call of its step that the log holds by then. An agent that stamps its
 * steps before their calls run has them logged in the next step, before that step's own calls: those belong to the step
 * that claims them. Any earlier, an agent could name an id, or tell an answer and pick from it, and run a call that shows it
 * afterwards.
 *
 * @param dispatches - in the order of the log
 */
export function claimPlaces(dispatches: readonly AttributedDispatch[], claimOf: JoinedLog["claimOf"]): ClaimPlaces {
  const behind = new Map<AttributedDispatch, AgentCall>();
  const endOf = new Map<AgentCall, AttributedDispatch>();
  const lastIn = new Map<number, AgentCall>();

  for (const dispatch of dispatches) {
    const { step } = dispatch.entry;
    const claim = claimOf.get(dispatch);
    const home = claim?.step === step - 1 && !lastIn.has(step) ? step - 1 : step;
    const last = lastIn.get(home);
    const place = claim?.step === home && claim.call >= (last?.call ?? 0) ? claim : last;
    if (place) {
      lastIn.set(home, place);
      behind.set(dispatch, place);
    }
    if (claim && claim.step <= step) endOf.set(claim, dispatch);
  }
  return { behind, endOf };
}
