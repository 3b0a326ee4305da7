import { expect, test } from "vitest";
import { runWarning } from "./run-warning";

const ALL = { rollouts: 4000, open: 0, problems: 2000, unscoredProblems: 0 };

test.each([
  [{}, undefined],
  [{ unscoredProblems: 1500 }, "Nothing is scored of 1,500 of 2,000 problems; in its figures they have failed."],
  [{ problems: 1, unscoredProblems: 1 }, "Nothing is scored of 1 of 1 problem; in its figures they have failed."],
  [
    { open: 3000, unscoredProblems: 1500 },
    expect.stringContaining("At least, not exactly: the rules cannot tell of 3,000 of 4,000 rollouts."),
  ],
])("a run with %j is told as it is known", (counts, words) => {
  expect(runWarning({ ...ALL, ...counts })).toEqual(words);
});
