import { expect, test } from "vitest";
import { DEFAULT_THRESHOLDS, type FilterThresholds } from "@/lib/domain/filter-thresholds";
import type { StructureLabel } from "@/lib/domain/label";
import { aFactRow, aFactTable } from "./fixtures/a-fact-table";
import { keptChanges, movedPlaces } from "./kept-changes";
import { leavesBoth } from "./leaves-both";
import { movedRows } from "./moved-rows";
import { runPipeline } from "./run-pipeline";

/** Of one problem: the best, one with the same calls, and one that ranks last and is a person's to call agentic. */
const TABLE = aFactTable([
  aFactRow({ id: 1, depth: 8, callsGroup: 1 }),
  aFactRow({ id: 2, depth: 4, callsGroup: 1 }),
  aFactRow({ id: 3, depth: 2, callsGroup: 2, model: 2, code: 2 }),
]);

function compared(
  from: Partial<FilterThresholds>,
  to: Partial<FilterThresholds>,
  labels = new Map<number, StructureLabel>(),
) {
  const [one, other] = [
    { ...DEFAULT_THRESHOLDS, ...from },
    { ...DEFAULT_THRESHOLDS, ...to },
  ];
  const [before, after] = [runPipeline(TABLE, labels, one), runPipeline(TABLE, labels, other)];

  return { table: TABLE, labels, before, after, from: one, to: other };
}

const CALLS: Partial<FilterThresholds> = { dedup: { measure: "calls", similarity: 0.8, keep: 1 } };

test("a cap takes off what ranks behind, with its rank, and lets the first stay", () => {
  const of = compared({}, { capPerProblem: 1 });

  expect(leavesBoth(of, 1)).toEqual({
    from: { stage: "kept", why: "It passes every stage; its rank is 0.8." },
    to: { stage: "kept", why: "It passes every stage; its rank is 0.8." },
  });
  expect(leavesBoth(of, 2)).toEqual({
    from: { stage: "kept", why: "It passes every stage; its rank is 0.4." },
    to: {
      stage: "problem_cap",
      why: "It comes after the one attempt that the cap keeps of its problem; its rank is 0.4.",
    },
  });
});

test("a near-duplicate leaves once calls are compared, and what moves has the reason of its list", () => {
  const pairs = [compared({}, CALLS), compared(CALLS, {}), compared({ capPerProblem: 1 }, {})];

  for (const [at, of] of pairs.entries()) {
    const side = at === 0 ? "left" : "entered";
    const rows = movedRows(of, [...movedPlaces(keptChanges(of.before, of.after), side)]);
    expect(rows.map(({ id }) => id)).toEqual([2]);
    expect(leavesBoth(of, 2)?.to.why).toBe(rows[0]?.why);
  }
  expect(leavesBoth(compared({}, CALLS), 2)?.to).toMatchObject({ stage: "duplicate", other: 1 });
});

test("what people say stands where it decides", () => {
  const of = (label: StructureLabel) => leavesBoth(compared({}, CALLS, new Map([[2, label]])), 3)?.to;

  expect(of("agentic")).toEqual({
    stage: "kept",
    why: "People call it agentic, which stands above the filter's verdict, and it passes every other stage; its rank is 0.2.",
  });
  expect(of("reject")).toEqual({
    stage: "structure",
    why: "People call it a reject, which stands above the filter's verdict.",
  });
});

test("of what the table does not hold nothing is said", () => {
  expect(leavesBoth(compared({}, CALLS), 7)).toBeUndefined();
});
