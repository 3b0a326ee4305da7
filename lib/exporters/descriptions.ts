import { CHAT } from "./chat/describe";
import { KTO } from "./kto/describe";
import type { PresetDescription } from "./options/preset-option";
import { PREFERENCE } from "./preference/describe";
import { REJECTION } from "./rejection/describe";
import { SFT } from "./sft/describe";
import { STEP_RL } from "./step-rl/describe";
import { TEACHER } from "./teacher/describe";

/** Export presets in the order in which they are offered. */
export const PRESETS = ["chat", "sft", "rejection", "teacher", "kto", "step-rl", "preference"] as const;
export type Preset = (typeof PRESETS)[number];

/** What each preset is for and what can be chosen, without the code that writes it: a screen loads this alone. */
export const PRESET_DESCRIPTIONS = {
  chat: CHAT,
  sft: SFT,
  rejection: REJECTION,
  teacher: TEACHER,
  kto: KTO,
  "step-rl": STEP_RL,
  preference: PREFERENCE,
} as const satisfies Readonly<Record<Preset, PresetDescription>>;
