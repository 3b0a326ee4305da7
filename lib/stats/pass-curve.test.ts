import { expect, test } from "vitest";
import { createRng } from "@/lib/demo/rng";
import { type ProblemTries, passCurve } from "./pass-curve";

/** Problems with these successes of so many rollouts, in turn. */
function givenProblems(count: number, rollouts: number, successes: readonly number[]): ProblemTries[] {
  return Array.from({ length: count }, (_, at) => {
    return { problem: `p${at}`, rollouts, successes: successes[at % successes.length] ?? 0 };
  });
}

test("every problem counts alike, however many rollouts it has", () => {
  const problems = [
    { problem: "few", rollouts: 2, successes: 1 },
    { problem: "many", rollouts: 8, successes: 8 },
  ];

  const [one] = passCurve(problems, { ks: [1], seed: 1 });

  expect(one?.passAtK).toMatchObject({ kind: "too_few", value: 0.75, n: 2 });
});

test("problems with fewer than k rollouts are named at that k and in no figure of it", () => {
  const problems = [...givenProblems(12, 8, [0, 4]), { problem: "short", rollouts: 3, successes: 3 }];

  const [one, eight, nine] = passCurve(problems, { ks: [1, 8, 9], seed: 1 });

  expect(one).toMatchObject({ tooFew: [], passAtK: { n: 13, value: (6 * 0.5 + 1) / 13 } });
  expect(eight).toMatchObject({ tooFew: ["short"], passAtK: { n: 12, clusters: 12, value: 0.5 } });
  expect(nine?.passAtK).toEqual({ kind: "undefined", n: 0, reason: "No problem has 9 rollouts." });
  expect(nine?.tooFew.length).toBe(13);
});

test("one rollout of each problem has Wilson's interval", () => {
  const [one] = passCurve(givenProblems(75, 1, [1, 0, 0]), { ks: [1], seed: 1 });
  const [published] = passCurve(
    Array.from({ length: 75 }, (_, at) => ({ problem: `p${at}`, rollouts: 1, successes: at < 32 ? 1 : 0 })),
    { ks: [1], seed: 1 },
  );

  expect(one?.passAtK).toMatchObject({ kind: "estimated", value: 1 / 3, resamples: 0 });
  expect(published?.passAtK).toMatchObject({
    interval: { low: expect.closeTo(0.321, 4), high: expect.closeTo(0.5395, 4) },
  });
});

test("several rollouts are resampled by whole problems: the interval is that of the means of problems", () => {
  const problems = givenProblems(100, 8, [0, 8]);

  const [one] = passCurve(problems, { ks: [1], seed: 1 });

  // Rollouts of a problem are all alike here, so 800 of them say no more than 100: 0.5 ± 1.96 · 0.05.
  expect(one?.passAtK).toMatchObject({ resamples: 10_000, clusters: 100 });
  const { low, high } = boundsOf(one?.passAtK);
  expect(low).toBeCloseTo(0.402, 1);
  expect(high - low).toBeGreaterThan(0.18);
  expect(high - low).toBeLessThan(0.21);
});

test("variants of one problem are resampled together", () => {
  const problems = givenProblems(100, 8, [0, 8]);
  const clustered = problems.map((tries, at) => ({ ...tries, cluster: `c${at % 20}` }));

  const alone = boundsOf(passCurve(problems, { ks: [1], seed: 1 })[0]?.passAtK);
  const together = passCurve(clustered, { ks: [1], seed: 1 })[0]?.passAtK;

  expect(together).toMatchObject({ clusters: 20, n: 100 });
  const { low, high } = boundsOf(together);
  expect((high - low) / (alone.high - alone.low)).toBeGreaterThan(1.8);
});

test("problems that are all alike do not make a figure certain", () => {
  const [one, eight] = passCurve(givenProblems(75, 8, [1, 2]), { ks: [1, 8], seed: 1 });

  expect(eight?.passAtK).toMatchObject({
    value: 1,
    interval: { low: expect.closeTo(75 / (75 + 1.96 ** 2), 4), high: 1 },
  });
  expect(eight?.passAtK).toMatchObject({ note: expect.stringContaining("alike") });
  expect(eight?.passHatK).toMatchObject({ value: 0, interval: { low: 0, high: expect.closeTo(0.0487, 3) } });
  expect(one?.passAtK).not.toHaveProperty("note");
});

test("under ten problems there is a value and no interval, and the reason", () => {
  const [one] = passCurve(givenProblems(9, 4, [1, 3]), { ks: [1], seed: 1 });

  expect(one?.passAtK).toMatchObject({
    kind: "too_few",
    reason: "Too few for an interval: 9 of at least 10 problems.",
  });
});

test("problems with one rollout each are too few under ten as well, and have an interval from ten", () => {
  const passAt1 = (count: number) => passCurve(givenProblems(count, 1, [1, 0]), { ks: [1], seed: 1 })[0]?.passAtK;

  expect(passAt1(9)).toEqual({
    ...{ kind: "too_few", value: 5 / 9, n: 9, clusters: 9, few: { of: "clusters", count: 9 } },
    reason: "Too few for an interval: 9 of at least 10 problems.",
  });
  expect(passAt1(10)).toMatchObject({ kind: "estimated", value: 0.5, resamples: 0 });
});

test("the same seed gives the same intervals, another one others", () => {
  const problems = givenProblems(40, 6, [0, 1, 2, 3, 5]);
  const curve = (seed: number) => passCurve(problems, { ks: [1, 2, 4], seed });

  expect(curve(1)).toEqual(curve(1));
  expect(boundsOf(curve(1)[1]?.passAtK)).not.toEqual(boundsOf(curve(2)[1]?.passAtK));
});

test("eight runs of 75 problems with 8 rollouts have every resample", () => {
  const rng = createRng(9, "speed");
  const runs = Array.from({ length: 8 }, () =>
    Array.from({ length: 75 }, (_, at) => ({ problem: `p${at}`, rollouts: 8, successes: rng.between(0, 8) })),
  );

  const curves = runs.map((problems) => passCurve(problems, { ks: [1, 2, 3, 4, 5, 6, 7, 8], seed: 1 }));

  expect(curves.flat().every(({ passAtK }) => passAtK.kind === "estimated" && passAtK.resamples === 10_000)).toBe(true);
});

function boundsOf(estimate: ReturnType<typeof passCurve>[number]["passAtK"] | undefined) {
  if (estimate?.kind !== "estimated") throw new Error("There is no interval.");
  return estimate.interval;
}
