import { CALLS_OPTION, KEYS_OPTION, MAX_TOKENS_OPTION } from "@/lib/exporters/options/common-options";
import type { PresetDescription } from "@/lib/exporters/options/preset-option";

export const REJECTION: PresetDescription = {
  title: "Stage 2: rejection sampling",
  purpose:
    "Trains a model again on rollouts that succeeded: the rows of stage 1 with how they were sampled, the group they were sampled in and their reward.",
  takes: "Takes approved trajectories whose outcome is a success.",
  options: [
    {
      kind: "number",
      name: "mix",
      label: "Share in the mix",
      hint: "How much of the training these rows are, from 0 to 1; the rest is the original corpus. It stands in the manifest.",
      initial: "0.5",
      least: 0.01,
      most: 1,
      isWhole: false,
    },
    MAX_TOKENS_OPTION,
    CALLS_OPTION,
    KEYS_OPTION,
  ],
};
