import { KEYS_OPTION } from "@/lib/exporters/options/common-options";
import type { PresetDescription } from "@/lib/exporters/options/preset-option";

export const CHAT: PresetDescription = {
  title: "Chat messages with tools",
  purpose:
    "One line a trajectory, as it was said: messages, tools and metadata, without mask or length limit. For an image, or another part that is no text, a word in brackets stands; the manifest counts them.",
  takes: "Takes approved trajectories.",
  options: [KEYS_OPTION],
};
