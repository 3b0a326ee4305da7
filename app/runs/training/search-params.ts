import { createLoader, parseAsArrayOf, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { PUBLISHED_VIEWS, SMOOTH_WORDS } from "@/components/training/training-state";

/** What the address of the training page says; a value that cannot be read falls back. */
export const trainingSearchParams = {
  runs: parseAsArrayOf(parseAsString).withDefault([]),
  metric: parseAsArrayOf(parseAsString).withDefault([]),
  smooth: parseAsStringLiteral(SMOOTH_WORDS).withDefault("1"),
  published: parseAsStringLiteral(PUBLISHED_VIEWS).withDefault("shown"),
};

export const loadTrainingSearchParams = createLoader({ corpus: parseAsString });
