import { KEYS_OPTION, MAX_TOKENS_OPTION } from "@/lib/exporters/options/common-options";
import type { PresetDescription } from "@/lib/exporters/options/preset-option";

export const STEP_RL: PresetDescription = {
  title: "Stage 5: reinforcement learning by step",
  purpose:
    "Lets a trainer reward one step at a time: one row a turn with what was said before it, the tools and the calls that the reference made.",
  takes: "Takes approved trajectories; the reward spec is named, never told.",
  options: [
    {
      kind: "choice",
      name: "reference",
      label: "Reference",
      hint: "Whose calls count as the right ones.",
      initial: "success",
      choices: [
        { value: "success", label: "Only rollouts that succeeded" },
        { value: "any", label: "Every approved rollout" },
      ],
    },
    {
      ...MAX_TOKENS_OPTION,
      label: "Longest prefix in tokens",
      hint: "A step whose prefix is longer is left out and counted; nothing is cut.",
    },
    KEYS_OPTION,
  ],
};
