import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import type { ThresholdName } from "@/lib/domain/threshold-fields";

/** R4 turns on its switch and on the token budget together: each alone may lift it, and one may outweigh the other. */
export function isOfR4({ name }: { readonly name: ThresholdName }): boolean {
  return name === "rejects.R4" || name === "tokenBudget";
}

/**
 * Why R4, which rejected one before, does not by these thresholds.
 *
 * @returns undefined where it is still longer than the budget, so that the rule alone is off
 */
export function withinBudget(
  tokens: number,
  { tokenBudget }: Pick<FilterThresholds, "tokenBudget">,
): string | undefined {
  if (tokens > tokenBudget) return undefined;

  return `It has ${tokens.toLocaleString("en")} tokens, within the budget of ${tokenBudget.toLocaleString("en")} now.`;
}
