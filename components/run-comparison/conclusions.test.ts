import { expect, test } from "vitest";
import type { RunComparison } from "@/lib/contract/evaluation";
import { measuredSeries } from "./compared-series";
import { headroomSentence, pText, separationSentence } from "./conclusions";
import { givenComparison } from "./given-comparison";

const [pair] = givenComparison().comparisons;
const said = (more: Partial<RunComparison>) => pair && separationSentence({ ...pair, ...more }, "B", "A");

test.each([
  ["not apart", {}, "Runs B and A are not separable at n = 3; about 41 more problems would be needed."],
  [
    "nobody can say",
    { moreProblems: null },
    "Runs B and A are not separable at n = 3; how many problems would be needed cannot be said.",
  ],
  [
    "one is missing",
    { moreProblems: 1 },
    "Runs B and A are not separable at n = 3; about 1 more problem would be needed.",
  ],
  ["apart", { isSeparable: true, moreProblems: null }, "Run B is worse than A by 17.0 points at n = 3."],
  ["nothing shared", { common: 0 }, "Runs B and A have no problem in common: nothing can be compared."],
])("%s", (_, more, sentence) => {
  expect(said(more)).toBe(sentence);
});

test("where the test finds nothing and the interval leaves 0 out, the sentence says why", () => {
  const difference = (interval: [number, number]) => ({ value: -0.13, interval, n: 3, resamples: 10_000, note: null });

  expect(said({ difference: difference([-0.228, -0.033]) })).toContain("the test only counts which problems");
  expect(said({ difference: difference([-0.228, 0.033]) })).not.toContain("the test only counts");
});

test("headroom is said in points and problems", () => {
  const [series] = measuredSeries(givenComparison());

  expect(series && headroomSentence(series, { k: 2 }, 1)).toBe(
    "Run A solves 50.0\u00a0% within 2 tries and 40.0\u00a0% with one: 10.0 points of headroom from 1 problem that it solves in some rollouts and not in others.",
  );
  expect(series && headroomSentence(series, { k: 1 }, 0)).toContain("one rollout shows no headroom");
});

test.each([
  [0.5078125, "0.5078"],
  [1, "1.0000"],
  [0.00002, "under 0.0001"],
])("p = %d reads %s", (p, text) => {
  expect(pText(p)).toBe(text);
});
