import { expect, test } from "vitest";
import { givenComparison, givenRun, givenRunId } from "./given-comparison";
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
    counts: { problems: 9_000, differing: 6_000, shared: 7_500 },
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
