import { expect, test } from "vitest";
import { partWords } from "./part-words";

test.each([
  [{ k: 8, problems: 4, tooFew: 0 }, undefined],
  [{ k: 8, problems: 4, tooFew: 4 }, undefined],
  [
    { k: 8, problems: 1200, tooFew: 1 },
    "pass@8 and headroom are over 1,199 of 1,200 problems, those with 8 rollouts or more; pass@1 is over all of them.",
  ],
])("of %j it says %s", (counts, words) => {
  expect(partWords(counts)).toBe(words);
});
