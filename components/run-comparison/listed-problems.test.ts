import { expect, test } from "vitest";
import { meanHeadroom } from "@/lib/stats/headroom";
import { passCurve } from "@/lib/stats/pass-curve";
import { givenComparison, givenProblem, givenRun, givenRunId } from "./given-comparison";
import { listedProblems, listName } from "./listed-problems";

const keysOf = (name: string) => listedProblems(givenComparison(), name)?.items.map(({ problem }) => problem.key);

test.each([
  ["always", 0, ["lamp"]],
  ["sometimes", 0, ["door", "sofa"]],
  ["never", 0, ["desk"]],
  ["missing", 1, ["sofa"]],
  ["missing", 0, []],
  ["wins", 1, ["desk"]],
  ["losses", 1, ["lamp"]],
  ["ties", 1, ["door"]],
])("%s of run %d", (kind, run, keys) => {
  expect(keysOf(listName(kind, givenRunId(run)))).toEqual(keys);
});

test("recoverable problems have at least k rollouts of which some succeed, and make up the headroom", () => {
  const comparison = givenComparison();

  const found = listedProblems(comparison, listName("recoverable", givenRunId(0), 2));

  expect(found?.title).toBe("2 problems that run A solves in some rollouts and not in others");
  // Each goes from 1 of 2 to certain: half a problem of four.
  expect(found?.items.map(({ share }) => share)).toEqual([0.125, 0.125]);
  expect(keysOf(listName("recoverable", givenRunId(0), 3))).toEqual([]);
  expect(keysOf(listName("few", givenRunId(0), 3))).toEqual(["desk", "door", "lamp", "sofa"]);
});

test("where a problem has too few rollouts, the others add up to the headroom, also at a k of the address", () => {
  const { measured } = givenRun(0);
  if (measured.status !== "measured") throw new Error("It is measured.");
  const tries: Record<string, readonly [number, number]> = { desk: [0, 4], door: [1, 4], lamp: [3, 3], sofa: [1, 2] };
  const rows = Object.entries(tries).map(([problem, [successes, rollouts]]) => ({ problem, successes, rollouts }));
  const points = passCurve(rows, { ks: [1, 2, 3, 4], seed: 1 }).map(({ k, tooFew }) => ({
    ...{ k, passAtK: measured.headroom, passHatK: measured.headroom },
    ...{ tooFew: { count: tooFew.length, first: [...tooFew] }, recoverable: 1 },
  }));
  const comparison = givenComparison({
    runs: [givenRun(0, { measured: { ...measured, points } })],
    k: 4,
    problems: Object.entries(tries).map(([key, counts]) => givenProblem(key, [counts])),
  });
  const listAt = (k?: number) => listedProblems(comparison, listName("recoverable", givenRunId(0), k));
  const sumAt = (k?: number) => listAt(k)?.items.reduce((sum, { share = 0 }) => sum + share, 0);

  for (const k of [2, 3, 4]) expect(sumAt(k)).toBeCloseTo(meanHeadroom(rows, k) ?? Number.NaN, 12);
  // Of the two problems with four rollouts one goes from 1 of 4 to certain; "sofa" is in no figure.
  expect(listAt()?.items.map(({ problem, share }) => [problem.key, share])).toEqual([["door", 0.375]]);
  expect([2, 3, undefined].map((k) => listAt(k)?.about.split("headroom")[1])).toEqual([
    ...[".", ", over 3 of 4 problems.", ", over 2 of 4 problems."],
  ]);
  expect(listAt(-1)?.items.every(({ share }) => share === undefined)).toBe(true);
});

test("a list of more problems than are here says how many there are", () => {
  const measured = givenRun(1).measured;
  if (measured.status !== "measured") throw new Error("It is measured.");
  const points = measured.points.map((point) => ({
    ...point,
    ...{ recoverable: 2_400, tooFew: { count: 700, first: ["desk"] } },
  }));
  const run = givenRun(1, {
    measured: { ...measured, points, problems: 8_000, parts: { always: 1, sometimes: 2, never: 3_000 } },
  });
  const comparison = givenComparison({
    runs: [givenRun(0), run],
    counts: { problems: 9_000, differing: 6_000, unscored: 0, shared: 7_500 },
    comparisons: givenComparison().comparisons.map((pair) => ({ ...pair, wins: 3_100 })),
  });
  const totals = ["never", "missing", "wins", "recoverable", "few"].map(
    (kind) => listedProblems(comparison, listName(kind, run.id))?.total,
  );

  expect(totals).toEqual([3_000, 1_000, 3_100, 2_400, 700]);
  expect(listedProblems(comparison, listName("never", run.id))?.title).toBe("3,000 problems that run B never solves");
});

test("of a run of whose rollouts the rules cannot tell all, a problem is never known to be solved", () => {
  const never = (open: number) => {
    const { measured } = givenRun(0);
    if (measured.status !== "measured") throw new Error("It is measured.");
    const run = givenRun(0, { measured: { ...measured, failures: { ...measured.failures, open } } });
    return listedProblems(givenComparison({ runs: [run, givenRun(1)] }), listName("never", run.id))?.about;
  };

  expect([never(0), never(2)]).toEqual(["No rollout succeeds.", "No rollout is known to succeed."]);
});

test("wins open the rollouts of both runs", () => {
  const found = listedProblems(givenComparison(), listName("wins", givenRunId(1)));

  expect(found?.series.map(({ run }) => run.name)).toEqual(["base", "night 2"]);
});

test.each(["", "wins", "unheard.of", `unheard.${givenRunId(0)}`, `wins.${givenRunId(7)}`])(
  "“%s” opens nothing",
  (name) => {
    expect(listedProblems(givenComparison(), name)).toBeUndefined();
  },
);
