import { expect, test } from "vitest";
import { holm } from "./holm";

test("a worked example, in the order given", () => {
  expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([
    expect.closeTo(0.03, 12),
    expect.closeTo(0.06, 12),
    expect.closeTo(0.06, 12),
    expect.closeTo(0.02, 12),
  ]);
});

test("one test stays what it is, none gives none, and nothing is above 1", () => {
  expect(holm([0.2])).toEqual([0.2]);
  expect(holm([])).toEqual([]);
  expect(holm([0.6, 0.7])).toEqual([1, 1]);
});

test("a value that is no p-value is refused", () => {
  expect(() => holm([0.1, 1.2])).toThrow("“1.2” is not a p-value.");
});
