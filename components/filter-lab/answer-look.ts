import type { Tone } from "@/components/ui/chip";
import { VERDICT_LOOK } from "@/components/verdict/verdict-badge";
import type { LabAnswer } from "@/lib/domain/lab-answer";

/** How the filter's answers look: a broken rule comes before who acted, and a gate after it. */
export const ANSWER_LOOK = {
  ...VERDICT_LOOK,
  reject: { mark: "✕", word: "reject", tone: "danger" },
  below_gate: { mark: "↓", word: "agentic, below the gate", tone: "quiet" },
} as const satisfies Record<LabAnswer, { mark: string; word: string; tone: Tone }>;
