import { expect, test } from "vitest";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { aFactRow, aFactTable } from "./fixtures/a-fact-table";
import { keptChanges } from "./kept-changes";
import { mostKept } from "./most-kept";
import { runPipeline } from "./run-pipeline";

const TABLE = aFactTable([
  ...[1, 2, 3, 4, 5].map((id) => aFactRow({ id, problem: 0, miner: 0 })),
  ...[6, 7, 8].map((id) => aFactRow({ id, problem: id, miner: 1 })),
  ...[9, 10].map((id) => aFactRow({ id, problem: 1, miner: 2, tokens: 9000 })),
]);

const keptBy = (changes: object) => {
  const under = (more: object) => runPipeline(TABLE, new Map(), { ...DEFAULT_THRESHOLDS, ...more });

  return mostKept(TABLE, keptChanges(under({}), under(changes)));
};

test("the most that is kept of one problem and of one miner is told; who is not named is no miner", () => {
  expect(keptBy({})).toEqual({ ofProblem: 5, ofMiner: 3 });
  expect(keptBy({ capPerProblem: 2 })).toEqual({ ofProblem: 2, ofMiner: 3 });
  expect(keptBy({ tokenBudget: 1 })).toEqual({ ofProblem: 0, ofMiner: 0 });
});
