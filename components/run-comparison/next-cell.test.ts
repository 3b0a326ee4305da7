import { expect, test } from "vitest";
import { givenProblem } from "./given-comparison";
import { nextCell } from "./next-cell";

const rows = [
  givenProblem("a", [
    [1, 1],
    [1, 1],
  ]),
  givenProblem("b", [[1, 1], null]),
  givenProblem("c", [
    [1, 1],
    [0, 1],
  ]),
];
const moved = (key: string, row: number, column: number) =>
  nextCell({ rows, places: [0, 1], key, from: { row, column } });

test.each([
  ["ArrowDown", 0, 0, { row: 1, column: 0 }],
  ["ArrowUp", 2, 0, { row: 1, column: 0 }],
  ["ArrowRight", 0, 0, { row: 0, column: 1 }],
  ["ArrowLeft", 0, 1, { row: 0, column: 0 }],
  ["End", 0, 1, { row: 2, column: 1 }],
  ["Home", 2, 0, { row: 0, column: 0 }],
])("%s from %d.%d", (key, row, column, place) => {
  expect(moved(key, row, column)).toEqual(place);
});

test("a cell that was not tried is passed over, and at an edge nothing happens", () => {
  expect(moved("ArrowDown", 0, 1)).toEqual({ row: 2, column: 1 });
  expect(moved("ArrowRight", 1, 0)).toBeUndefined();
  expect(moved("ArrowUp", 0, 0)).toBeUndefined();
  expect(moved("x", 0, 0)).toBeUndefined();
});
