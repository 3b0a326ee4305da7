import { expect, test } from "vitest";
import { headroom, meanHeadroom } from "./headroom";
import { passCurve } from "./pass-curve";

const problems = Array.from({ length: 25 }, (_, at) => ({
  problem: `p${at}`,
  rollouts: 4,
  successes: [0, 1, 2, 4][at % 4] ?? 0,
}));

test("headroom is the difference of the curve's ends, with an interval around it", () => {
  const [one, four] = passCurve(problems, { ks: [1, 4], seed: 1 });
  if (one?.passAtK.kind !== "estimated" || four?.passAtK.kind !== "estimated") throw new Error("There is no curve.");

  const found = headroom(problems, { k: 4, seed: 1 });

  expect(found).toMatchObject({
    kind: "estimated",
    n: 25,
    value: expect.closeTo(four.passAtK.value - one.passAtK.value),
  });
  if (found.kind !== "estimated") throw new Error("There is no interval.");
  expect(found.interval.low).toBeLessThan(found.value);
  expect(found.interval.high).toBeGreaterThan(found.value);
});

test("problems that always or never succeed have none", () => {
  const settled = problems.filter(({ successes }) => successes % 4 === 0);

  expect(headroom(settled, { k: 4, seed: 1 })).toMatchObject({ value: 0 });
});

test.each([
  ["never succeed", [0]],
  ["always succeed", [8]],
  ["do one or the other", [0, 8]],
])("that 75 problems all %s does not make it certain", (_name, successes) => {
  const settled = Array.from({ length: 75 }, (_, at) => {
    return { problem: `p${at}`, rollouts: 8, successes: successes[at % successes.length] ?? 0 };
  });
  const pairs = settled.map((tries, at) => ({ ...tries, cluster: `c${at % 25}` }));

  // 1.96² ÷ (75 + 1.96²) = 0.0487, as the bound of pass@8 is where nothing succeeds; with 25 clusters 0.1332.
  expect(headroom(settled, { k: 8, seed: 1 })).toMatchObject({
    ...{ kind: "estimated", value: 0, clusters: 75, resamples: 0, note: expect.stringContaining("alike") },
    interval: { low: 0, high: expect.closeTo(0.0487, 4) },
  });
  expect(headroom(pairs, { k: 8, seed: 1 })).toMatchObject({
    ...{ n: 75, clusters: 25 },
    interval: { low: 0, high: expect.closeTo(0.1332, 4) },
  });
});

test("with one rollout there is nothing to gain, by what it means and not by chance", () => {
  expect(headroom(problems, { k: 1, seed: 1 })).toMatchObject({
    ...{ value: 0, interval: { low: 0, high: 0 } },
    note: "With one rollout it is 0 by what it means.",
  });
});

test("only problems with k rollouts count", () => {
  const short = { problem: "short", rollouts: 2, successes: 1 };

  expect(headroom([...problems, short], { k: 4, seed: 1 })).toEqual(headroom(problems, { k: 4, seed: 1 }));
  expect(headroom([short], { k: 4, seed: 1 })).toEqual({
    kind: "undefined",
    n: 0,
    reason: "No problem has 4 rollouts.",
  });
});

test("its mean alone is the same figure, of problems with k rollouts", () => {
  const short = { problem: "short", rollouts: 2, successes: 1 };
  const whole = headroom(problems, { k: 4, seed: 1 });

  expect(meanHeadroom([...problems, short], 4)).toBeCloseTo(whole.kind === "undefined" ? Number.NaN : whole.value, 12);
  expect(meanHeadroom([short], 4)).toBeUndefined();
});

test("variants of one problem are resampled together, which widens the interval", () => {
  const pairs = problems.flatMap((tries) => [
    { ...tries, cluster: tries.problem },
    { ...tries, problem: `${tries.problem}b`, cluster: tries.problem },
  ]);
  const width = (tries: typeof pairs) => {
    const found = headroom(tries, { k: 4, seed: 1 });
    return found.kind === "estimated" ? found.interval.high - found.interval.low : Number.NaN;
  };

  expect(width(pairs)).toBeGreaterThan(1.2 * width(pairs.map((tries) => ({ ...tries, cluster: tries.problem }))));
});
