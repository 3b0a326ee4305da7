import type { FilterFacts } from "@/lib/domain/filter-facts";
import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import type { Verdict } from "@/lib/domain/verdict";

export type VerdictThresholds = Pick<FilterThresholds, "agenticShare" | "subTaskShare" | "unknownShare">;
export type VerdictFacts = Omit<FilterFacts, "tokens" | "rejects">;

/** Rules in the order in which they are asked. */
export const VERDICT_RULES = [
  "no_log",
  "no_dispatches",
  "unknown_share_above",
  "no_inference_with_calls",
  "nonces_missing",
  "share_at_least_agentic",
  "share_at_most_sub_task",
  "share_between",
] as const;
export type VerdictRule = (typeof VERDICT_RULES)[number];

const VERDICT_OF = {
  no_log: "insufficient_evidence",
  no_dispatches: "insufficient_evidence",
  unknown_share_above: "insufficient_evidence",
  no_inference_with_calls: "sub_task",
  nonces_missing: "review",
  share_at_least_agentic: "agentic",
  share_at_most_sub_task: "sub_task",
  share_between: "review",
} as const satisfies Record<VerdictRule, Verdict>;

export function verdictOfRule(rule: VerdictRule): Verdict {
  return VERDICT_OF[rule];
}

/**
 * Which rule decides who acted (domain 5). The share is that of model and macro among the dispatches; a retry repeats
 * a dispatch that is counted already, so it is on neither side. Rules in order:
 *
 * - no_log, no_dispatches: nothing proves who made a call, or there is no call to judge; a claimed call is no
 *   proof, so neither is guessed from the text
 * - unknown_share_above: too many dispatches follow an answer that was not recorded or may hold a call that cannot be read
 * - no_inference_with_calls: every answer is recorded and read, and none asks for a tool
 * - nonces_missing: the proxy stamped every dispatch as sent without a nonce, yet the requests match
 * - share_at_least_agentic, share_at_most_sub_task, share_between
 */
export function decideVerdict(facts: VerdictFacts, thresholds: VerdictThresholds): VerdictRule {
  if (!facts.hasLog) return "no_log";

  const own = facts.model + facts.macro;
  const total = own + facts.code + facts.unknown;
  if (total === 0) return "no_dispatches";
  if (facts.unknown / total > thresholds.unknownShare) return "unknown_share_above";
  if (own === 0 && facts.asksForNothing) return "no_inference_with_calls";

  const share = own / total;
  if (share > thresholds.subTaskShare && facts.sendsNoNonce) return "nonces_missing";
  if (share >= thresholds.agenticShare) return "share_at_least_agentic";
  return share <= thresholds.subTaskShare ? "share_at_most_sub_task" : "share_between";
}
