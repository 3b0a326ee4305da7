import type { StepLabelValue } from "@/lib/contract/comments";

/** Sign, word and ink of what a person says of a step. */
export const STEP_LABEL_LOOK = {
  good: { mark: "+", word: "good", ink: "text-ok" },
  bad: { mark: "−", word: "bad", ink: "text-danger" },
  neutral: { mark: "=", word: "neutral", ink: "text-ink-2" },
  first_wrong: { mark: "!", word: "first wrong step", ink: "text-danger" },
} as const satisfies Record<StepLabelValue, { mark: string; word: string; ink: string }>;
