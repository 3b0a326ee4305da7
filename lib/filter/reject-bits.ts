import type { FilterFacts } from "@/lib/domain/filter-facts";
import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import { REJECT_CODES, type RejectCode } from "@/lib/domain/verdict";

/** Bit n-1 is reject Rn. */
export function packRejects(codes: readonly RejectCode[]): number {
  return codes.reduce((bits, code) => bits | (1 << REJECT_CODES.indexOf(code)), 0);
}

/** The rejects whose bits are set, in the order of their codes. */
export function unpackRejects(bits: number): readonly RejectCode[] {
  return REJECT_CODES.filter((_, place) => (bits & (1 << place)) !== 0);
}

/** Bits of the rules that a version switches on. */
export function rejectMask(rejects: FilterThresholds["rejects"]): number {
  return packRejects(REJECT_CODES.filter((code) => rejects[code]));
}

const R4_BIT = packRejects(["R4"]);

/** Rejects of a version as bits: those that it switches on, and R4 by its token budget. */
export function rejectBits(
  facts: Pick<FilterFacts, "tokens" | "rejects">,
  { rejects, tokenBudget }: Pick<FilterThresholds, "rejects" | "tokenBudget">,
): number {
  return (facts.rejects | (facts.tokens > tokenBudget ? R4_BIT : 0)) & rejectMask(rejects);
}
