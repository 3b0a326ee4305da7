import { expect, test } from "vitest";
import { givenProblem } from "./given-comparison";
import { gridRows } from "./grid-rows";

const problems = [
  givenProblem("a", [
    [4, 4],
    [4, 4],
  ]),
  givenProblem("b", [
    [0, 4],
    [1, 4],
  ]),
  givenProblem("c", [
    [0, 4],
    [4, 4],
  ]),
  givenProblem("d", [[2, 4], null]),
  // Nobody can tell of any rollout of the first run, and in "f" of none at all.
  givenProblem("e", [
    [0, 4, 4],
    [3, 4],
  ]),
  givenProblem("f", [[0, 4, 4], null]),
];

test.each([
  ["different", "cbadef"],
  ["hardest", "bcdeaf"],
  ["key", "abcdef"],
] as const)("%s first", (sort, keys) => {
  expect(
    gridRows(problems, sort)
      .map(({ key }) => key)
      .join(""),
  ).toBe(keys);
});
