import type { Analysis, AttributionCounts, Dispatch, Richness } from "@/lib/domain/analysis";
import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import type { Trajectory } from "@/lib/domain/trajectory";
import { toChat } from "@/lib/exporters/chat/to-chat";
import { type AgentCall, agentCalls } from "./agent-calls";
import { attributeDispatches } from "./attribute-dispatches";
import type { AttributedDispatch } from "./attribution";
import { claimStanding, isLogged } from "./claim-standing";
import { clipArgs } from "./clip-args";
import { verdictFacts } from "./filter-facts";
import { walkIds } from "./id-walk";
import { joinClaims } from "./join-claims";
import { logEntries } from "./log-entries";
import { packRejects } from "./reject-bits";
import { rejects } from "./rejects";
import { richness } from "./richness";
import { canRecommend, isShopping } from "./shopping";
import { structureSignals } from "./structure-signals";
import { renderChat } from "./tokens/render-chat";
import type { CountTokens } from "./tokens/token-counter";
import { verdictOf } from "./verdict";

/**
 * Everything the filter says about one trajectory (domain 1.6, 4 and 5). Pure and total: whatever the agent
 * or the proxy wrote, it answers and never throws.
 *
 * Attribution, richness and verdict rest on the proxy log alone; rejects, structure and ids also on what the
 * agent claims. Without a log there are no dispatches, no phantoms and no richness, and the verdict is
 * insufficient_evidence. Without a shop the signals about it are null and no product id is followed.
 *
 * @param countTokens - counts the conversation as the Qwen3 chat template prints it
 */
export function analyseTrajectory(
  trajectory: Trajectory,
  thresholds: FilterThresholds,
  countTokens: CountTokens,
): Analysis {
  const entries = trajectory.hasLog ? logEntries(trajectory) : [];
  const attributed = attributeDispatches(entries);
  const calls = agentCalls(trajectory.steps);
  const { claimOf, phantoms } = trajectory.hasLog ? joinClaims(calls, attributed) : NO_LOG_JOIN;
  const standing = claimStanding(trajectory.steps, claimOf);
  const believed = calls.filter(standing.isBelieved).map(({ step, call }) => ({ step, call }));
  const walk = walkIds(trajectory, calls, { dispatches: attributed, claimOf, standing });
  const tokens = countTokens(renderChat(toChat(trajectory)));
  const counts = countAttributions(attributed);
  const dispatches = attributed.map((dispatch) => toDispatch(dispatch, claimOf.get(dispatch)));
  const facts = verdictFacts(trajectory.hasLog, entries, counts);
  const isKnownId = (id: string) => walk.ids.get(id)?.firstSeenStep !== undefined;

  const shop = {
    ...structureSignals(trajectory.steps, calls),
    verification: walk.isVerified,
    unseenIds: walk.unseen.size,
  };
  const hasShop = isShopping(trajectory, calls);
  const asked = { canRecommend: canRecommend(trajectory, calls), tokenBudget: thresholds.tokenBudget };
  const found = rejects({ trajectory, calls, isKnownId, tokens, ...asked });

  return {
    dispatches,
    phantoms,
    ...(isLogged(trajectory.steps) ? { believed } : {}),
    attribution: { ...counts, phantom: phantoms.length },
    richness: trajectory.hasLog ? richness(entries) : NO_RICHNESS,
    rejects: found.filter(({ code }) => thresholds.rejects[code]),
    canRecommend: asked.canRecommend,
    signals: { ...shop, ...(hasShop ? {} : NO_SHOP), tokens },
    ids: hasShop ? Object.fromEntries(walk.ids) : {},
    verdict: verdictOf(facts, dispatches, thresholds),
    facts: { ...facts, tokens, rejects: packRejects(found.map(({ code }) => code).filter((code) => code !== "R4")) },
    rewritten: attributed.filter(({ finding }) => finding.isRewritten).length,
  };
}

const NO_LOG_JOIN: ReturnType<typeof joinClaims> = { claimOf: new Map(), phantoms: [] };
/** What is said of searches and picks where there is no shop. */
const NO_SHOP = { depth: null, reformulations: null, verification: null, unseenIds: null } as const;
const NO_RICHNESS: Richness = {
  early: { ratio: null, credited: 0, dispatches: 0 },
  flattened: { ratio: null, credited: 0, dispatches: 0 },
  nonce: { ratio: null, credited: 0, dispatches: 0 },
};

function countAttributions(dispatches: readonly AttributedDispatch[]): AttributionCounts {
  const counts = { model: 0, macro: 0, retry: 0, code: 0, unknown: 0 };
  for (const { finding } of dispatches) counts[finding.attribution]++;

  return counts;
}

function toDispatch({ entry, finding }: AttributedDispatch, claim: AgentCall | undefined): Dispatch {
  const requestedArgs = finding.isRewritten ? finding.request?.args : undefined;

  return {
    order: entry.call.order,
    step: entry.step,
    tool: entry.tool,
    attribution: finding.attribution,
    reason: finding.reason,
    ...(claim ? { claimed: { step: claim.step, call: claim.call } } : {}),
    ...(finding.request ? { requestedBy: finding.request.inference.call.order } : {}),
    ...(requestedArgs ? { requestedArgs: clipArgs(requestedArgs) } : {}),
  };
}
