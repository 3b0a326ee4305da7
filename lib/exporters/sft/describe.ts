import { CALLS_OPTION, KEYS_OPTION, MAX_TOKENS_OPTION } from "@/lib/exporters/options/common-options";
import type { PresetDescription } from "@/lib/exporters/options/preset-option";

export const SFT: PresetDescription = {
  title: "Stage 1: supervised fine-tuning",
  purpose:
    "Teaches a model to act as the agent did: messages and tools with a loss mask that trains on the agent’s thoughts, calls and stops alone.",
  takes: "Takes approved trajectories.",
  options: [MAX_TOKENS_OPTION, CALLS_OPTION, KEYS_OPTION],
};
