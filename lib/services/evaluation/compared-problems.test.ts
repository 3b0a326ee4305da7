import { expect, test } from "vitest";
import { countProblems, mostDifferent } from "./compared-problems";

type Cells = readonly (readonly [number, number, unknown?: number] | null)[];
const problem = (key: string, ...cells: Cells) => ({ key, cells });

const problems = [
  problem("alike", [1, 2], [1, 2]),
  problem("far", [0, 2], [2, 2]),
  problem("near", [0, 2], [1, 2]),
  problem("one alone", [2, 2], null),
];

test("of more problems than are sent those that differ most are, in the order of all", () => {
  expect(mostDifferent(problems.toReversed(), 2).map(({ key }) => key)).toEqual(["near", "far"]);
  expect(mostDifferent(problems, 4)).toEqual(problems);
});

test("runs of whose rollouts nobody can tell any do not differ", () => {
  const unscored = problem("unscored", [0, 2, 2], [2, 2]);
  const partly = problem("partly", [0, 2, 1], [2, 2]);

  expect(countProblems([unscored, partly], [0, 1])).toMatchObject({ problems: 2, differing: 1, unscored: 1 });
  expect(mostDifferent([unscored, partly], 1)).toEqual([partly]);
});

test("counts are of all problems: those that differ, and those that all measured runs tried", () => {
  expect(countProblems(problems, [0, 1])).toEqual({ problems: 4, differing: 2, unscored: 0, shared: 3 });
  expect(countProblems(problems, [0])).toMatchObject({ shared: 4 });
});
