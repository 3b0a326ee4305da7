/** "open" where what is not known decides. */
export type Answer = "yes" | "no" | "open";

/** Yes when all are, no as soon as one is not. */
export function all(answers: readonly Answer[]): Answer {
  if (answers.includes("no")) return "no";
  return answers.includes("open") ? "open" : "yes";
}

/** Yes as soon as one is, no when none is. */
export function any(answers: readonly Answer[]): Answer {
  if (answers.includes("yes")) return "yes";
  return answers.includes("open") ? "open" : "no";
}

export function answerOf(isSo: boolean): Answer {
  return isSo ? "yes" : "no";
}
