import type { RichnessValue } from "./analysis";

/** The ratio as people may read it: of no dispatches nothing can be said, though the calculators then count 0. */
export function richnessAnswer({ ratio, dispatches }: Pick<RichnessValue, "ratio" | "dispatches">): number | null {
  return dispatches === 0 ? null : ratio;
}
