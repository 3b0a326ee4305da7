import { isAnswerLost } from "@/lib/domain/logged-answer";
import type { AgentCall } from "@/lib/filter/agent-calls";
import type { AttributedDispatch } from "@/lib/filter/attribution";
import { isCatalogueTool } from "@/lib/filter/catalogue";
import type { JoinedLog } from "@/lib/filter/claim-standing";

/** Tools whose answer shows no product that their arguments do not name. */
const SHOWS_NOTHING: ReadonlySet<string> = new Set(["recommend_product", "terminate", "calculate_voucher"]);

/**
 * The step of the first lookup of which no answer, or only a part of one, was kept: a product may have been seen there
 * that nobody knows of. A failed call lost nothing, nor did a claimed one that the log does not hold.
 *
 * @returns undefined where every answer was kept
 */
export function firstLostStep(
  calls: readonly AgentCall[],
  { dispatches, claimOf, standing }: JoinedLog,
): number | undefined {
  const made = new Map<AgentCall, AttributedDispatch[]>();
  const lost: number[] = [];
  for (const dispatch of dispatches) {
    const call = claimOf.get(dispatch);
    if (call) made.set(call, [...(made.get(call) ?? []), dispatch]);
    else if (isLost(dispatch)) lost.push(dispatch.entry.step);
  }
  for (const call of calls) {
    const { name, result } = call.claim;
    if (SHOWS_NOTHING.has(name) || result !== undefined) continue;
    const own = made.get(call) ?? [];
    const isUnanswered = own.length === 0 ? standing.isMade(call) || !isCatalogueTool(name) : own.some(isLost);
    if (isUnanswered) lost.push(call.step);
  }

  return lost.length === 0 ? undefined : Math.min(...lost);
}

function isLost({ entry }: AttributedDispatch): boolean {
  return !SHOWS_NOTHING.has(entry.tool) && isAnswerLost(entry.call);
}
