import { KEYS_OPTION, MAX_TOKENS_OPTION } from "@/lib/exporters/options/common-options";
import type { PresetDescription } from "@/lib/exporters/options/preset-option";

export const PREFERENCE: PresetDescription = {
  title: "Preference pairs",
  purpose: "Shows a model a better and a worse rollout of the same problem with the same tools, side by side.",
  takes:
    "Takes as the better one an approved trajectory, as the worse one any of the same problem and harness that is not rejected: best with worst, second best with second worst, each at most once.",
  options: [
    {
      kind: "number",
      name: "minGap",
      label: "Smallest gap between the outcomes",
      hint: "A success counts 1, a failure 0, a partial one its share of constraints met, or 0.5 where none is known.",
      initial: "0.5",
      least: 0.01,
      most: 1,
      isWhole: false,
    },
    {
      ...MAX_TOKENS_OPTION,
      label: "Longest rollout in tokens",
      hint: "A pair with a longer one is left out and counted; nothing is cut.",
    },
    KEYS_OPTION,
  ],
};
