import { expect, test } from "vitest";
import { givenListedRun } from "@/components/run-list/given-runs";
import { runsText } from "./stats-runs-text";

test.each([
  [null, "25 (3 not tried)"],
  [{ value: 12, isCapped: false }, "25 (3 not seen)"],
])("of rollouts left out, %j, the problems of a run read %s", (leftOut, words) => {
  const facets = { suite: [], harness: [], model: [], bucket: [] };
  const items = [givenListedRun({ problems: 25, missingProblems: 3 })];
  const list = { k: 4, items, total: 1, nextOffset: null, mostRollouts: 8, facets, leftOut, seed: 1 };

  expect(runsText({ corpus: "lamps", filter: "", list })).toContain(`  ${words}  `);
});
