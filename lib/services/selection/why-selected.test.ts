import { describe, expect, test } from "vitest";
import { DEFAULT_THRESHOLDS, type FilterThresholds } from "@/lib/domain/filter-thresholds";
import { type GroupMember, whySelected } from "./why-selected";

const thresholds: FilterThresholds = {
  ...DEFAULT_THRESHOLDS,
  dedup: { measure: "thoughts", similarity: 0.8, keep: 1 },
};
const FACTS = { rank: 0.2, rejects: 0, judgeScore: null, label: null };
const DUPLICATE = { ...FACTS, stage: "duplicate", verdict: "agentic", outcome: "success" } as const;
const CALLS = { ...DUPLICATE, alikeBy: "calls", similarity: 1 } as const;
const member = (facts: Partial<GroupMember> = {}): GroupMember => ({
  ...{ run: "run b", rank: 0.8, isAgentic: true, stage: "kept" },
  ...facts,
});
const groupOf = (...staying: readonly GroupMember[]) => ({
  ...{ size: 3, first: staying[0], staying, stays: staying.length },
  kept: staying.filter(({ stage }) => stage === "kept").length,
});

describe("what a near-duplicate is alike by", () => {
  test.each([
    [{ alikeBy: "calls", similarity: 1 }, "It makes the same calls as"],
    [{ alikeBy: "thoughts", similarity: 0.828125 }, "Its thoughts are about 83 % those of"],
    [{ alikeBy: "thoughts", similarity: 1 }, "Its thoughts are about 100 % those of"],
    [{ alikeBy: null, similarity: null }, "It is nearly the same as"],
  ] as const)("%o", (given, says) => {
    expect(whySelected({ ...DUPLICATE, ...given }, thresholds, groupOf(member()))).toBe(
      `${says} the one of “run b”, which ranks before it, 0.8 against 0.2. Of the 3 in its group the one of “run b” is kept.`,
    );
  });
});

describe("what put another one before it", () => {
  test("is that the other one is agentic, where both have the same rank", () => {
    const why = whySelected({ ...CALLS, verdict: "review" }, thresholds, groupOf(member({ rank: 0.2 })));

    expect(why).toContain("which has the same rank, 0.2, and is agentic, as this one is not.");
  });

  test.each([
    ["agentic", true, null],
    ["sub-task by a label", false, "sub_task"],
  ] as const)("is the hash of the content, where both are %s", (_, isAgentic, label) => {
    const why = whySelected({ ...CALLS, label }, thresholds, groupOf(member({ rank: 0.2, isAgentic })));

    expect(why).toContain("which has the same rank, 0.2; the hash of the content decides between them");
  });
});

describe("what is kept of its group", () => {
  test("is nothing, where the one before it leaves later", () => {
    const why = whySelected(CALLS, thresholds, groupOf(member({ stage: "structure", isAgentic: false })));

    expect(why).toMatch(/0\.2\. None of the 3 in its group is kept: the one of “run b” leaves at Structure\.$/);
  });

  test("is another one than the first, where that leaves later", () => {
    const several = { ...thresholds, dedup: { ...thresholds.dedup, keep: 2 } };
    const staying = [member({ stage: "structure" }), member({ run: "run c" })];

    expect(whySelected(CALLS, several, groupOf(...staying))).toMatch(
      /and it comes after the 2 that stay of its group: .* Of the 3 in its group the one of “run c” is kept\.$/,
    );
  });

  test.each([
    [{ stays: 150, kept: 90 }, [member()], "the one of “run b” and 89 more are kept"],
    [{ stays: 150, kept: 1 }, [member({ stage: "structure" })], "1 is kept"],
  ])("is counted whole, %o, where not all of it is at hand", (counts, staying, says) => {
    const why = whySelected(CALLS, thresholds, { ...groupOf(...staying), ...counts, size: 300 });

    expect(why).toContain(`Of the 300 in its group ${says}.`);
  });

  test("is nothing of more than are named", () => {
    const left = Array.from({ length: 5 }, () => member({ stage: "structure" }));

    expect(whySelected(CALLS, thresholds, groupOf(...left))).toMatch(
      /is kept: (?:the one of “run b” leaves at Structure(?:, )?){3}; 2 more leave later too\.$/,
    );
  });

  test.each([
    ["first", undefined, "It is kept as the first of the 3 that are alike; its rank is 0.2."],
    ["second", member(), "It is one of those that are kept of the 3 that are alike; its rank is 0.2."],
  ])("is itself, as the %s", (_, first, says) => {
    const kept = { ...DUPLICATE, stage: "kept", alikeBy: null, similarity: null } as const;

    expect(whySelected(kept, thresholds, { ...groupOf(), first })).toBe(says);
  });
});

test.each([
  ["off", "It passes every stage; its rank is 0.2."],
  ["calls", "It passes every stage and is alike no other; its rank is 0.2."],
] as const)("with likeness by %s one that is kept says of it no more than was compared", (measure, says) => {
  const kept = { ...DUPLICATE, stage: "kept", alikeBy: null, similarity: null } as const;
  const of = { ...thresholds, dedup: { ...thresholds.dedup, measure } };

  expect(whySelected(kept, of, { ...groupOf(), size: 0 })).toBe(says);
});
