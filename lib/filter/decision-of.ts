import type { FilterFacts } from "@/lib/domain/filter-facts";
import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import type { Attribution, RejectCode, Verdict } from "@/lib/domain/verdict";
import { decideVerdict, type VerdictRule, verdictOfRule } from "./decide-verdict";
import { rejectBits, unpackRejects } from "./reject-bits";
import { overBudget } from "./rejects";
import { evidenceOf, explainRule } from "./verdict";

interface Decision {
  readonly verdict: Verdict;
  readonly rule: VerdictRule;
  readonly explanation: string;
  readonly evidence: Attribution[];
  readonly rejects: { code: RejectCode; detail?: string }[];
}

/** What a filter version says of a trajectory, from its stored facts alone. */
export function decisionOf(facts: FilterFacts, thresholds: FilterThresholds): Decision {
  const rule = decideVerdict(facts, thresholds);

  return {
    verdict: verdictOfRule(rule),
    rule,
    explanation: explainRule(rule, facts, thresholds),
    evidence: [...evidenceOf(rule)],
    rejects: unpackRejects(rejectBits(facts, thresholds)).map((code) => ({
      code,
      ...(code === "R4" ? { detail: overBudget(facts.tokens, thresholds.tokenBudget) } : {}),
    })),
  };
}
