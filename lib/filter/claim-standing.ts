import { placeKey } from "@/lib/domain/analysis-index";
import { isAnswerLost } from "@/lib/domain/logged-answer";
import type { Step } from "@/lib/domain/step";
import type { AgentCall } from "./agent-calls";
import type { AttributedDispatch } from "./attribution";

/** The dispatches of a log beside what an agent claims. */
export interface JoinedLog {
  readonly dispatches: readonly AttributedDispatch[];
  /** The claimed call that each dispatch carries out. */
  readonly claimOf: ReadonlyMap<AttributedDispatch, AgentCall>;
  readonly standing: ClaimStanding;
}

/** What of a claimed call counts as having happened. */
export interface ClaimStanding {
  /** The call was made. */
  readonly isMade: (call: AgentCall) => boolean;
  /** The answer that the agent tells counts. */
  readonly isBelieved: (call: AgentCall) => boolean;
}

const ALL_BELIEVED: ClaimStanding = { isMade: () => true, isBelieved: () => true };

/**
 * How far claimed calls can be believed. An agent writes them and their answers itself: where there is a log, a call was
 * made if a dispatch carries it out, and what the log kept of its answer counts in place of the claimed one.
 */
export function claimStanding(steps: readonly Pick<Step, "logged">[], claimOf: JoinedLog["claimOf"]): ClaimStanding {
  if (!isLogged(steps)) return ALL_BELIEVED;
  const made = new Set(claimOf.values());
  const lost = new Set<AgentCall>();
  for (const [dispatch, call] of claimOf) if (isAnswerLost(dispatch.entry.call)) lost.add(call);

  return { isMade: (call) => made.has(call), isBelieved: (call) => lost.has(call) };
}

/** The same of a stored analysis, by what it counted. Older imports do not say: they believed all that the agent tells. */
export function countedStanding(
  believed: readonly { readonly step: number; readonly call: number }[] | undefined,
  claimOf: JoinedLog["claimOf"],
): ClaimStanding {
  if (!believed) return ALL_BELIEVED;
  const made = new Set(claimOf.values());
  const told = new Set(believed.map(({ step, call }) => placeKey(step, call)));

  return { isMade: (call) => made.has(call), isBelieved: ({ step, call }) => told.has(placeKey(step, call)) };
}

/**
 * True where a log holds anything. One that is there and empty may have been emptied before it was published, and says
 * nothing against a claimed call.
 */
export function isLogged(steps: readonly Pick<Step, "logged">[]): boolean {
  return steps.some(({ logged }) => logged.length > 0);
}
