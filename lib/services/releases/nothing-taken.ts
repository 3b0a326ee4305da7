import type { ReleasePreview } from "@/lib/contract/releases";
import type { Selection } from "@/lib/exporters/exporter";
import { within } from "@/lib/query/judge-scope";
import { printExactValue } from "@/lib/query/print-filter";
import { NOTHING_SELECTED } from "@/lib/services/exports/selection-sql";
import type { KnownRecipe } from "./read-recipe";

/** Of a selection, what its pipeline leaves out is approved; what failed or was rejected comes in without it. */
const LEFT_BY_PIPELINE = {
  approved: ["approved:yes", "-label:reject", "-leaves:kept", "-outcome:unscored"],
  approved_or_failed: ["approved:yes", "-label:reject", "-leaves:kept", "outcome:success"],
  approved_or_rejected: ["approved:yes", "-label:reject", "-leaves:kept", "-outcome:unscored"],
} as const satisfies Record<Exclude<Selection, "pairs">, readonly string[]>;

/**
 * Filter text of the trajectories that the stored pipeline leaves out of the pools of a recipe; null for pairs, which do
 * not ask it.
 */
export function leftByPipeline({
  selection,
  recipe: { filter, pools },
  splitName,
}: Pick<KnownRecipe, "selection" | "recipe" | "splitName">): string | null {
  if (selection === "pairs") return null;
  const shipped = pools.map((pool) => printExactValue(`${splitName}/${pool}`)).join(",");

  return within(filter, ...LEFT_BY_PIPELINE[selection], `pool:${shipped}`);
}

/** Why a recipe takes nothing, and what to do: what matches was left out, or nothing matches its preset. */
export function nothingTaken(selection: Selection, { pipeline, otherPool, noPool }: ReleasePreview["leftOut"]): string {
  if (selection === "pairs" || pipeline + otherPool + noPool === 0) return NOTHING_SELECTED[selection];
  const number = (count: number) => count.toLocaleString("en");

  return [
    "Nothing is left to take.",
    ...(pipeline > 0
      ? [
          `Approved and left out by the pipeline: ${number(pipeline)}. Those that are no success, near-duplicates, over a cap, below the gate or against a format rule stay out; only those that are not agentic need a label by a person.`,
        ]
      : []),
    ...(otherPool > 0 ? [`In pools that are not shipped: ${number(otherPool)}.`] : []),
    ...(noPool > 0 ? [`Of problems that have no pool yet: ${number(noPool)}. Grow the split.`] : []),
  ].join(" ");
}
