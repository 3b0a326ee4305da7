import type { ScoringRules } from "./scoring-version";

/** A call as the agent claims it. */
export interface ScoredCall {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/**
 * Ids of the last recommendation, in its order. Only a comma text under `product_ids` counts: a list, or another key,
 * recommends nothing.
 */
export function recommendedIds(
  calls: readonly ScoredCall[],
  { cleansIds }: Pick<ScoringRules, "cleansIds">,
): readonly string[] {
  const last = calls.findLast((call) => call.name === "recommend_product");
  const ids = last?.args["product_ids"];
  if (typeof ids !== "string") return [];
  if (!cleansIds) return ids.split(",");

  return [
    ...new Set(
      ids
        .split(",")
        .map((id) => id.trim())
        .filter((id) => id !== ""),
    ),
  ];
}
