import { expect, test } from "vitest";
import { skippedReasons } from "./skipped-reasons";

test("rows left out are counted by reason, the most frequent first", () => {
  expect(skippedReasons([{ reason: "a" }, { reason: "b" }, { reason: "b" }])).toEqual([
    ["b", 2],
    ["a", 1],
  ]);
  expect(skippedReasons([])).toEqual([]);
});
