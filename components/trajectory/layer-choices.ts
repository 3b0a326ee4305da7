import type { HotkeyId } from "@/lib/client/hotkeys";
import type { Outline } from "@/lib/contract/outline";
import { LAYERS, type Layer } from "@/lib/domain/reader-link";

export const LAYER_KEY = {
  ids: "layers.ids",
  attribution: "layers.attribution",
  difference: "layers.difference",
  horizon: "layers.horizon",
} as const satisfies Record<Layer, HotkeyId>;

/** What can be drawn while the filter’s findings are hidden. */
const WITHOUT_FINDINGS: readonly Layer[] = ["difference", "horizon"];

export function layersOf({ analysis }: Pick<Outline, "analysis">): readonly Layer[] {
  return analysis ? LAYERS : WITHOUT_FINDINGS;
}
