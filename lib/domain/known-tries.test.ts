import { expect, test } from "vitest";
import { knowledgeOf, successWords, sumOfTries, triesCounts, triesText, triesWords } from "./known-tries";

test.each([
  [{ rollouts: 4, successes: 0, unknown: 0 }, "all", "0/4", "0 of 4 successful"],
  [{ rollouts: 4, successes: 0, unknown: 4 }, "none", "not scored", "4 rollouts not scored"],
  [{ rollouts: 1, successes: 0, unknown: 1 }, "none", "not scored", "1 rollout not scored"],
  [{ rollouts: 8, successes: 0, unknown: 5 }, "least", "≥ 0/8", "at least 0 of 8 successful, 5 not scored"],
  [{ rollouts: 1200, successes: 2, unknown: 3 }, "least", "≥ 2/1,200", "at least 2 of 1,200 successful, 3 not scored"],
] as const)("of %j is known: %s", (tries, knowledge, text, words) => {
  expect([knowledgeOf(tries), triesText(tries), triesWords(tries)]).toEqual([knowledge, text, words]);
});

test.each([
  [{ rollouts: 4, successes: 1, unknown: 0 }, "1 of 4", "1 successful (25 %)"],
  [{ rollouts: 4, successes: 0, unknown: 4 }, "not scored", "none scored"],
  [{ rollouts: 8, successes: 0, unknown: 5 }, "at least 0 of 8", "none known to be successful, 5 not scored"],
  [
    { rollouts: 1200, successes: 300, unknown: 3 },
    "at least 300 of 1,200",
    "at least 300 successful (25 %), 3 not scored",
  ],
])("%j are told in counts and in all", (tries, counts, words) => {
  expect([triesCounts(tries), successWords(tries, " (25 %)")]).toEqual([counts, words]);
});

test("of no rollouts all is known", () => {
  expect(knowledgeOf(sumOfTries([]))).toBe("all");
});

test("a sum is known as far as its parts are", () => {
  const unknown = { rollouts: 2, successes: 0, unknown: 2 };

  expect(knowledgeOf(sumOfTries([unknown, unknown]))).toBe("none");
  expect(sumOfTries([unknown, { rollouts: 3, successes: 1, unknown: 0 }])).toEqual({
    ...{ rollouts: 5, successes: 1, unknown: 2 },
  });
});
