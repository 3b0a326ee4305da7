import { isAnswerLost } from "@/lib/domain/logged-answer";
import type { Trajectory } from "@/lib/domain/trajectory";
import type { AgentCall } from "@/lib/filter/agent-calls";
import type { AttributedDispatch } from "@/lib/filter/attribution";
import { isCatalogueTool } from "@/lib/filter/catalogue";
import type { JoinedLog } from "@/lib/filter/claim-standing";
import { groupBy } from "@/lib/filter/group-by";
import { happenings } from "@/lib/filter/happenings";

/** Tools whose answer shows no product that their arguments do not name. */
const SHOWS_NOTHING: ReadonlySet<string> = new Set(["recommend_product", "terminate", "calculate_voucher"]);

/**
 * The step of the first lookup of which no answer, or only a part of one, was kept: a product may have been seen there
 * that nobody knows of. A failed call lost nothing, nor did a claimed one that the log does not hold.
 *
 * @returns undefined where every answer was kept
 */
export function firstLostStep(
  steps: Trajectory["steps"],
  calls: readonly AgentCall[],
  log: JoinedLog,
): number | undefined {
  const { claimOf, standing } = log;
  const made = groupBy([...claimOf.keys()], (dispatch) => claimOf.get(dispatch));
  const isUnanswered = (call: AgentCall) => {
    const { name, result } = call.claim;
    if (SHOWS_NOTHING.has(name) || result !== undefined) return false;
    const own = made.get(call);
    return own === undefined ? standing.isMade(call) || !isCatalogueTool(name) : own.some(isLost);
  };
  const lost = happenings(steps, calls, log).flatMap((each) => {
    if (each.kind === "over") return isUnanswered(each.call) ? [each.at.step] : [];

    return each.kind === "made" && !claimOf.has(each.dispatch) && isLost(each.dispatch) ? [each.at.step] : [];
  });

  return lost.length === 0 ? undefined : lost.reduce((least, step) => Math.min(least, step));
}

function isLost({ entry }: AttributedDispatch): boolean {
  return !SHOWS_NOTHING.has(entry.tool) && isAnswerLost(entry.call);
}
