import type { HiddenLayer } from "@/lib/domain/hidden-layer";

/**
 * What an assisted queue, which hides nothing itself, lacks because the person owes a blind answer elsewhere.
 *
 * @param rewardIs - "withheld" from who may not read reward specs at all: that is owed to no answer
 */
export function owedLayers(hidden: readonly HiddenLayer[], rewardIs: "readable" | "withheld"): readonly HiddenLayer[] {
  return hidden.filter((layer) => layer !== "reward" || rewardIs === "readable");
}
