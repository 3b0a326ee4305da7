import { KEYS_OPTION, MAX_TOKENS_OPTION } from "@/lib/exporters/options/common-options";
import type { PresetDescription } from "@/lib/exporters/options/preset-option";

export const KTO: PresetDescription = {
  title: "Stage 4: unpaired preferences (KTO)",
  purpose: "Tells a model which of its rollouts are wanted: prompt, completion and tools with a label true or false.",
  takes:
    "Takes approved trajectories, and as unwanted ones also some that nobody approved: by outcome those that failed and are not rejected, by approval those that are rejected.",
  options: [
    {
      kind: "choice",
      name: "label",
      label: "Label",
      hint: "By outcome a success is true and any other scored outcome false; by approval an approved row is true and a rejected one false.",
      initial: "outcome",
      choices: [
        { value: "outcome", label: "By outcome" },
        { value: "approval", label: "By approval" },
      ],
    },
    MAX_TOKENS_OPTION,
    KEYS_OPTION,
  ],
};
