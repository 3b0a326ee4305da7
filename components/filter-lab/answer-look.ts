import type { Tone } from "@/components/ui/chip";
import { VERDICT_LOOK } from "@/components/verdict/verdict-badge";
import type { FilterAnswer } from "@/lib/domain/pipeline";

/** How the filter's answers look: a broken rule comes before who acted. */
export const ANSWER_LOOK = {
  ...VERDICT_LOOK,
  reject: { mark: "✕", word: "reject", tone: "danger" },
} as const satisfies Record<FilterAnswer, { mark: string; word: string; tone: Tone }>;
