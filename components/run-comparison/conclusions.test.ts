import { expect, test } from "vitest";
import type { RunComparison } from "@/lib/contract/evaluation";
import { measuredSeries } from "./compared-series";
import { headroomSentence, pText, reliabilitySentence, separationSentence } from "./conclusions";
import { givenComparison } from "./given-comparison";

const [pair] = givenComparison().comparisons;
const said = (more: Partial<RunComparison>) => pair && separationSentence({ ...pair, ...more }, "B", "A", 7);

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

const difference = (value: number, interval: [number, number]) => ({
  value,
  interval,
  n: 20,
  resamples: 1,
  note: null,
});

test("where the test finds nothing and the interval leaves 0 out, the sentence says why", () => {
  const apart = difference(-0.13, [-0.228, -0.033]);

  expect(said({ difference: apart })).toContain("the test only counts which problems");
  expect(said({ difference: difference(-0.13, [-0.228, 0.033]) })).not.toContain("leaves 0 out");
  expect(said({ difference: apart, test: "mcnemar" })).toMatch(
    / would be needed\. The interval of their difference leaves 0 out all the same: the exact test is the stricter of the two\.$/,
  );
});

test("what only the correction takes back is said to be so", () => {
  const lost = { ...{ common: 20, wins: 7, losses: 0, ties: 13, p: 0.0156, holmP: 0.109, moreProblems: 11 } };
  const sentence = "Runs B and A are not separable at n = 20; about 11 more problems would be needed.";

  expect(said({ ...lost, difference: difference(0.35, [0.15, 0.55]) })).toBe(
    `${sentence.replace(";", " after Holm's correction for 7 comparisons;")} The interval of their difference leaves 0 out all the same: it is not corrected.`,
  );
  expect(said({ ...lost, difference: difference(0.35, [-0.01, 0.55]) })).toBe(sentence);
});

test("where the test and the difference point opposite ways, neither run is called better", () => {
  const mixed = { ...{ common: 75, wins: 15, losses: 35, ties: 25, p: 0.0066, holmP: 0.0066, moreProblems: null } };

  expect(said({ ...mixed, difference: difference(0.092, [0.02, 0.17]) })).toBe(
    "Which of runs B and A is better cannot be said at n = 75: run A wins more problems, by more than chance, but run B gains more where it wins.",
  );
});

test("headroom is said in points and problems", () => {
  const [series] = measuredSeries(givenComparison());

  expect(series && headroomSentence(series, { k: 2 }, 1)).toBe(
    "Run A solves 50.0\u00a0% within 2 tries and 40.0\u00a0% with one: 10.0 points of headroom from 1 problem that it solves in some rollouts and not in others.",
  );
  expect(series && headroomSentence(series, { k: 1 }, 0)).toContain("one rollout shows no headroom");
});

test("of a run of whose rollouts the rules cannot tell all, sentences say no more than is known", () => {
  const [series] = measuredSeries(givenComparison());
  if (!series) throw new Error("It is measured.");
  const open = { ...series, of: { ...series.of, failures: { ...series.of.failures, open: 1 } } };

  expect(headroomSentence(open, { k: 2 }, 1)).toBe(
    "Run A solves at least 50.0\u00a0% within 2 tries and at least 40.0\u00a0% with one: 10.0 points of headroom from 1 problem that it solves in some rollouts and not in others. Headroom may be less or more once all is scored.",
  );
  expect(headroomSentence(open, { k: 1 }, 0)).toContain("solves at least 40.0\u00a0% at the first try");
  expect(reliabilitySentence(open, 2)).toMatch(/succeeds in at least .* at one problem in at least /);
});

/** The first run, of whose problems only some have two rollouts: 60 % of those are solved within two, 48 % with one. */
function unevenSeries() {
  const [series] = measuredSeries(givenComparison());
  if (!series) throw new Error("It is measured.");
  const figure = (value: number, n: number) => ({ value, interval: null, n, resamples: 0, note: null });
  const point = { tooFew: { count: 0, first: [] }, recoverable: 2 };
  const points = [
    { ...point, k: 1, passAtK: figure(0.3, 1200), passHatK: figure(0.3, 1200) },
    { ...point, k: 2, passAtK: figure(0.6, 12), passHatK: figure(0.36, 12) },
  ];

  return { ...series, of: { ...series.of, points, headroom: figure(0.12, 12) } };
}

test("where not all problems have k rollouts, both figures of a sentence are over those that have", () => {
  const over = ", both over the 12 of 1,200 problems with at least 2 rollouts";

  expect(headroomSentence(unevenSeries(), { k: 2 }, 3)).toBe(
    `Run A solves 60.0\u00a0% within 2 tries and 48.0\u00a0% with one${over}: 12.0 points of headroom from 3 problems that it solves in some rollouts and not in others.`,
  );
  expect(reliabilitySentence(unevenSeries(), 2)).toBe(
    `A try of run A succeeds in 48.0\u00a0% of cases, and all of 2 tries at one problem in 36.0\u00a0%${over}.`,
  );
});

test("reliability is said of two figures only, and names no problems where they are over all", () => {
  const [series] = measuredSeries(givenComparison());

  expect(series && reliabilitySentence(series, 2)).toBe(
    "A try of run A succeeds in 40.0\u00a0% of cases, and all of 2 tries at one problem in 30.0\u00a0%.",
  );
  expect(series && reliabilitySentence(series, 1)).toBeUndefined();
});

test.each([
  [0.5078125, "0.5078"],
  [1, "1.0000"],
  [0.00002, "under 0.0001"],
])("p = %d reads %s", (p, text) => {
  expect(pText(p)).toBe(text);
});
