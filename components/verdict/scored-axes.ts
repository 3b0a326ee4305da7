import type { Outcome } from "@/lib/domain/outcome";

type Axes = { readonly [Axis in keyof Outcome["axes"]]: Outcome["axes"][Axis] | undefined };

/** Whether the source scored any axis: that one was not asked tells nothing of a run. */
export function hasScoredAxis(axes: Axes): boolean {
  return Object.values(axes).some((result) => result === "pass" || result === "fail");
}

/** Why these two are open where others were scored: a part of the one number that a source has for both is of either. */
export function jointWords(axes: Axes): string | undefined {
  if (axes.sku || axes.attribute || !hasScoredAxis(axes)) return undefined;

  return "sku and attribute not known: the source gives them as one";
}
