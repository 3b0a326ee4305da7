import type { Phantom } from "@/lib/domain/analysis";
import { placeKey } from "@/lib/domain/analysis-index";
import type { ProcessFinding, ProcessMeasures } from "@/lib/domain/process-measures";
import type { ClaimedCall } from "@/lib/domain/step";
import type { Trajectory } from "@/lib/domain/trajectory";
import { type AgentCall, agentCalls } from "@/lib/filter/agent-calls";
import { attributeDispatches } from "@/lib/filter/attribute-dispatches";
import { type ClaimStanding, claimStanding } from "@/lib/filter/claim-standing";
import { walkIds } from "@/lib/filter/id-walk";
import { joinClaims } from "@/lib/filter/join-claims";
import { logEntries } from "@/lib/filter/log-entries";
import { recommendations } from "@/lib/filter/recommendation";
import { documentsSeen } from "@/lib/scorer/documents-seen";
import { actsOf } from "./acts";
import { emptyResults } from "./empty-results";
import { endProtocol } from "./end-protocol";
import { groundingOf } from "./grounding";
import { ignoredFilters } from "./ignored-filters";
import { inferenceShare } from "./inference-share";
import { firstLostStep } from "./lost-answers";
import { pageDepth } from "./page-depth";
import { repeatedCalls } from "./repeated-calls";
import { unclaimedDispatches } from "./unclaimed-dispatches";
import { voucherClaim } from "./voucher-claim";
import { voucherOfQuery } from "./voucher-of-query";

export interface MeasuredAgent {
  /** The agent has a catalogue to search, as the filter's analysis found. */
  readonly hasShop: boolean;
}

type Part = Partial<ProcessMeasures>;

/** Everything that is measured of how an agent went about it. Pure and total: whatever was recorded, it answers. */
export function measureProcess(trajectory: Trajectory, { hasShop }: MeasuredAgent): ProcessMeasures {
  const calls = agentCalls(trajectory.steps);
  const entries = trajectory.hasLog ? logEntries(trajectory) : [];
  const dispatches = attributeDispatches(entries);
  const { claimOf, phantoms } = joinClaims(calls, dispatches);
  const log = { dispatches, claimOf, standing: claimStanding(trajectory.steps, claimOf) };
  const unmade = unmadeOf(calls, phantoms, log.standing);
  const acts = actsOf(
    trajectory,
    calls.filter((call) => !unmade.has(call.claim)),
    log,
  );

  const parts: readonly Part[] = [
    repeatedCalls(calls),
    emptyResults(acts, hasShop),
    ...(trajectory.hasLog ? [unclaimedDispatches(dispatches, claimOf), inferenceShare(entries)] : []),
    ...(hasShop ? shopParts() : []),
  ];
  const findings: readonly ProcessFinding[] = parts.flatMap((part) => part.findings ?? []);

  let measures: Part = {};
  for (const part of parts) measures = { ...measures, ...part };

  return { ...measures, findings };

  function shopParts(): readonly Part[] {
    const walk = walkIds(trajectory, calls, log);
    const last = recommendations(calls).at(-1);
    const lostStep = firstLostStep(trajectory.steps, calls, log);
    const hasAgentStep = trajectory.steps.some(({ role }) => role === "agent");
    // Not the task's hidden voucher: the agent knows what its text states, and who may read this may know no more.
    const voucher = voucherOfQuery(trajectory.problem.query);

    return [
      ignoredFilters(acts),
      pageDepth(acts),
      // A record that is nothing but a log tells neither how it ended nor which ids were used.
      ...(hasAgentStep ? [endProtocol(calls, Math.max(0, trajectory.steps.length - 1))] : []),
      ...(hasAgentStep && (walk.unseen.size === 0 || lostStep === undefined) ? [{ unseenIds: walk.unseen.size }] : []),
      groundingOf(last, { ...walk, lostStep }),
      ...(voucher && last
        ? [
            voucherClaim(trajectory.steps, calls, {
              voucher,
              ids: last.ids,
              documents: documentsSeen(trajectory, (claim) => !unmade.has(claim)),
              allSeenStep: Math.max(-1, ...last.ids.map((id) => walk.ids.get(id)?.firstSeenStep ?? -1)),
            }),
          ]
        : []),
    ];
  }
}

/** Claimed calls of the catalogue that a log which holds anything does not hold: nothing was asked or shown by them. */
function unmadeOf(
  calls: readonly AgentCall[],
  phantoms: readonly Phantom[],
  { isMade }: ClaimStanding,
): ReadonlySet<ClaimedCall> {
  const places = new Set(phantoms.map(({ step, call }) => placeKey(step, call)));

  return new Set(
    calls.flatMap((call) => (places.has(placeKey(call.step, call.call)) && !isMade(call) ? [call.claim] : [])),
  );
}
