import { describe, expect, test } from "vitest";
import { DEFAULT_THRESHOLDS, type FilterThresholds } from "@/lib/domain/filter-thresholds";
import { whySelected } from "./why-selected";

const thresholds: FilterThresholds = {
  ...DEFAULT_THRESHOLDS,
  dedup: { measure: "thoughts", similarity: 0.8, keep: 1 },
};
const FACTS = { rank: 0.2, rejects: 0, judgeScore: null, label: null };
const DUPLICATE = { ...FACTS, stage: "duplicate", verdict: "agentic", outcome: "success" } as const;
const group = { size: 3, firstRun: "run b" };

describe("what a near-duplicate is alike by", () => {
  test.each([
    [{ alikeBy: "calls", similarity: 1 }, "It makes the same calls as another one"],
    [{ alikeBy: "thoughts", similarity: 0.828125 }, "Its thoughts are about 83 % those of another one"],
    [{ alikeBy: "thoughts", similarity: 1 }, "Its thoughts are about 100 % those of another one"],
    [{ alikeBy: null, similarity: null }, "It is nearly the same as another one"],
  ] as const)("%o", (given, says) => {
    expect(whySelected({ ...DUPLICATE, ...given }, thresholds, group)).toBe(
      `${says}, and of the 3 in its group only the best is kept, first the one of “run b”; its rank is 0.2.`,
    );
  });
});
