import { expect, test } from "vitest";
import { contentPlaces, rowsByPlace } from "./content-places";

test("places are those of the sorted hashes, and equal hashes stay in their order", () => {
  expect([...contentPlaces(Float64Array.of(7, 2 ** 53 - 1, 2, 7, 7, 0))]).toEqual([2, 5, 1, 3, 4, 0]);
});

test("rows come by place, also where places are missing", () => {
  expect([...rowsByPlace(Int32Array.of(9, 2, 5))]).toEqual([1, 2, 0]);
  expect([...rowsByPlace(new Int32Array(0))]).toEqual([]);
});
