import { expect, test } from "vitest";
import { givenComparison, givenRunId } from "./given-comparison";
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

  expect(found?.title).toBe("2 problems that run A solves, but not at first");
  // Each goes from 1 of 2 to certain: half a problem of four.
  expect(found?.items.map(({ share }) => share)).toEqual([0.125, 0.125]);
  expect(keysOf(listName("recoverable", givenRunId(0), 3))).toEqual([]);
  expect(keysOf(listName("few", givenRunId(0), 3))).toEqual(["desk", "door", "lamp", "sofa"]);
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
