import { formatRatio } from "@/components/ui/format-number";
import type { Outcome } from "@/lib/domain/outcome";
import { withProgressReport } from "@/lib/importers/attached/progress-report";
import { numberOf, objectOf } from "@/lib/importers/json-value";

/** The scorer's one number for sku and attribute, from the members of a record that no column keeps. */
export function jointScore(extra: Readonly<Record<string, unknown>> | undefined): number | undefined {
  const told = withProgressReport(objectOf(extra?.["outcome"]));

  return Object.values(told)
    .map((member) => numberOf(objectOf(member)["sku & attrs"]))
    .find((score) => score !== undefined);
}

type Axes = { readonly [Axis in keyof Outcome["axes"]]: Outcome["axes"][Axis] | undefined };

/** Whether the source scored any axis: that one was not asked tells nothing of a run. */
export function hasScoredAxis(axes: Axes): boolean {
  return Object.values(axes).some((result) => result === "pass" || result === "fail");
}

/**
 * Why a source that scores the other axes leaves these two open: a part of their one number is of either. Undefined where
 * one of them is known, or nothing was scored.
 */
export function jointWords(axes: Axes, joint: number | undefined): string | undefined {
  if (axes.sku || axes.attribute || (joint === undefined && !hasScoredAxis(axes))) return undefined;
  if (joint === undefined) return "sku and attribute not known: the source gives them as one";

  return `sku and attribute: ${formatRatio(joint)} together; the source does not say which`;
}
