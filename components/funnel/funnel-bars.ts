import type { Funnel } from "@/lib/contract/corpora";

type Counted = Funnel["stages"][number];

/** A bar of the funnel: counted, or in its place without a figure while that would tell of what is hidden. */
export type FunnelBar = { readonly kind: "counted"; readonly of: Counted } | { readonly kind: "untold" };

/** Stages that stand behind what is kept. */
const BEHIND_KEPT: readonly Counted["stage"][] = ["approved", "released"];

/** The bars in their order; what is kept keeps its place while a person reviews blind. */
export function funnelBars({ stages, isKeptUntold }: Pick<Funnel, "stages" | "isKeptUntold">): readonly FunnelBar[] {
  const bars = stages.map((of) => ({ kind: "counted" as const, of }));
  if (!isKeptUntold) return bars;
  const at = stages.findIndex(({ stage }) => BEHIND_KEPT.includes(stage));

  return at < 0 ? [...bars, { kind: "untold" }] : [...bars.slice(0, at), { kind: "untold" }, ...bars.slice(at)];
}
