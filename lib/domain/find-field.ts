/**
 * The texts of a step, each as the reader writes it. log: a logged call on one line. log_result: what the log holds of its
 * answer. answer: what the model answered to a logged request. own_text: what its thought and calls were parsed from.
 */
export const FIND_FIELDS = [
  "thought",
  "text",
  "call",
  "result",
  "log",
  "log_result",
  "answer",
  "raw",
  "own_text",
] as const;
export type FindField = (typeof FIND_FIELDS)[number];
