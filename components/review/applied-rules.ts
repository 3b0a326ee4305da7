import type { OutlineAnalysis } from "@/lib/contract/outline";

type Applied = Pick<OutlineAnalysis, "rejects" | "canRecommend" | "signals" | "ids">;

/** The rules that are about a recommendation. */
const RECOMMENDING: readonly string[] = ["R2", "R3", "R5"];

/** Which format rules the filter applied: all five, R1 and R4 alone, or what an older import leaves open. */
export function appliedRules({ rejects, canRecommend, signals, ids }: Applied): "all" | "two" | "unknown" {
  if (canRecommend !== undefined) return canRecommend ? "all" : "two";
  if (signals.unseenIds === null) return "two";

  // A rule that failed was applied, and what was recommended could be.
  const isApplied = rejects.some(({ code }) => RECOMMENDING.includes(code));
  return isApplied || Object.values(ids).some(({ recommended }) => recommended) ? "all" : "unknown";
}
