import { expect, test } from "vitest";
import { comparisonQuery } from "./comparison-state";

const STATE = { k: null, slice: "bucket", filter: "" } as const;

test("without a run nothing is asked", () => {
  expect(comparisonQuery({ ...STATE, runs: [] })).toBeUndefined();
});

test("a run counts once, and no more than eight are asked for", () => {
  const runs = Array.from({ length: 11 }, (_, at) => `run-${at % 10}`);

  expect(comparisonQuery({ ...STATE, runs })?.runs.split(",")).toEqual(runs.slice(0, 8));
  expect(comparisonQuery({ ...STATE, runs: ["a", "a"], k: 4 })).toEqual({
    runs: "a",
    k: 4,
    slice: "bucket",
    filter: "",
  });
});
