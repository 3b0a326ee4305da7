import { expect, test } from "vitest";
import { notScoredWords } from "./not-scored-words";

test.each([
  ["unscored", "failed", "Not scored: the run failed. A success rate counts it as a failure."],
  ["unscored", "timed_out", "Not scored: the run timed out. A success rate counts it as a failure."],
  ["unscored", "completed", undefined],
  ["fail", "failed", undefined],
] as const)("%s after a run that %s", (level, status, words) => {
  expect(notScoredWords(level, status)).toBe(words);
});
