import type { FilterFacts } from "@/lib/domain/filter-facts";
import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import { REJECT_TEXT, type RejectCode, type Verdict } from "@/lib/domain/verdict";
import { derivedTrajectoryCoefficient } from "@/lib/judge/coefficient";
import { decideVerdict, type VerdictRule, verdictOfRule } from "./decide-verdict";
import { rejectBits, unpackRejects } from "./reject-bits";
import { explainRule } from "./verdict";

/** What of one trajectory alone decides where versions leave it. */
export interface OwnFacts extends FilterFacts {
  /** The judge's score, 0 to 1; absent without one. */
  readonly judgeScore?: number | undefined;
}

/** What one version says of a trajectory by its own facts. */
export interface SideAnswer {
  readonly verdict: Verdict;
  readonly rule: VerdictRule;
  readonly explanation: string;
  readonly rejects: { code: RejectCode; says: string }[];
  readonly coefficient: { value: number | null; gate: number | null; passes: boolean };
}

/** A trajectory's answer of a version, without near-duplicates and caps, which others decide too. */
export function sideAnswer(facts: OwnFacts, thresholds: FilterThresholds): SideAnswer {
  const rule = decideVerdict(facts, thresholds);
  const value = facts.judgeScore === undefined ? null : derivedTrajectoryCoefficient(facts.judgeScore);
  const gate = thresholds.coefficientGate;

  return {
    verdict: verdictOfRule(rule),
    rule,
    explanation: explainRule(rule, facts, thresholds),
    rejects: unpackRejects(rejectBits(facts, thresholds)).map((code) => ({
      code,
      says: code === "R4" ? `${REJECT_TEXT.R4}: ${facts.tokens} of ${thresholds.tokenBudget}` : REJECT_TEXT[code],
    })),
    coefficient: { value, gate, passes: gate === null || (value !== null && value >= gate) },
  };
}

/** Equal where two versions say the same. */
export function signatureOf({ verdict, rejects, coefficient }: SideAnswer): string {
  return JSON.stringify([verdict, codesOf({ rejects }), coefficient.passes]);
}

export function codesOf({ rejects }: Pick<SideAnswer, "rejects">): readonly RejectCode[] {
  return rejects.map(({ code }) => code);
}
