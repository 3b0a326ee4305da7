import { expect, test } from "vitest";
import { comparisonQuery, namedRuns } from "./comparison-state";
import { givenRunId } from "./given-comparison";

const STATE = { k: null, slice: "bucket", filter: "" } as const;
const [one, other] = [givenRunId(1), givenRunId(2)];

test("without a run nothing is asked", () => {
  expect(comparisonQuery({ ...STATE, runs: [] })).toBeUndefined();
  expect(comparisonQuery({ ...STATE, runs: ["none"] })).toBeUndefined();
});

test("a run counts once, and no more than eight are asked for", () => {
  const runs = Array.from({ length: 11 }, (_, at) => givenRunId(at % 10));

  expect(comparisonQuery({ ...STATE, runs })?.runs.split(",")).toEqual(runs.slice(0, 8));
  expect(comparisonQuery({ ...STATE, runs: [one, one], k: 4 })).toEqual({
    runs: one,
    k: 4,
    slice: "bucket",
    filter: "",
  });
});

test.each([
  [0, 1],
  [-3, 1],
  [99, 64],
])("k = %d is asked as %d, the nearest that there can be", (k, asked) => {
  expect(comparisonQuery({ ...STATE, runs: [one], k })?.k).toBe(asked);
});

test("words that are no id of a run are counted and not asked for", () => {
  expect(namedRuns([one, "run-7", other])).toEqual({ ids: [one, other], unreadable: 1 });
});
