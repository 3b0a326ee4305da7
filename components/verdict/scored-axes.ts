import type { Outcome, OutcomeSource } from "@/lib/domain/outcome";

type Axes = { readonly [Axis in keyof Outcome["axes"]]: Outcome["axes"][Axis] | undefined };

/** Whether the source scored any axis: that one was not asked tells nothing of a run. */
export function hasScoredAxis(axes: Axes): boolean {
  return Object.values(axes).some((result) => result === "pass" || result === "fail");
}

/**
 * Why these two are open where a source scored others: a part of the one number that it has for both is of either. The
 * rules tell them apart, and leave open what nobody told of the product.
 */
export function jointWords(axes: Axes, by: OutcomeSource = "source"): string | undefined {
  if (by === "rules" || axes.sku || axes.attribute || !hasScoredAxis(axes)) return undefined;

  return "sku and attribute not known: the source gives them as one";
}
