import { chatExporter } from "./chat/chat-exporter";
import type { Preset } from "./descriptions";
import type { Exporter } from "./exporter";
import { ktoExporter } from "./kto/kto-exporter";
import { preferenceExporter } from "./preference/preference-exporter";
import { rejectionExporter } from "./rejection/rejection-exporter";
import { sftExporter } from "./sft/sft-exporter";
import { stepRlExporter } from "./step-rl/step-rl-exporter";
import { teacherExporter } from "./teacher/teacher-exporter";

/** Export presets by name: this list, `descriptions.ts` and the folder of a preset are all that adding one touches. */
export const EXPORTERS = {
  chat: chatExporter,
  sft: sftExporter,
  rejection: rejectionExporter,
  teacher: teacherExporter,
  kto: ktoExporter,
  "step-rl": stepRlExporter,
  preference: preferenceExporter,
} as const satisfies Readonly<Record<Preset, Exporter>>;
