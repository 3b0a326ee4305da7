import { expect, test } from "vitest";
import { mapJudgement } from "./map-judgement";

const MAY_2026 = Date.UTC(2026, 4, 10);
const APRIL_2026 = Date.UTC(2026, 3, 20);

test.each([
  [{ reasoning_score: null }, "absent"],
  [{}, "absent"],
  [{ reasoning_score: null, reasoning_judgment_expected: true }, "failed"],
  [{ reasoning_score: 0.7, reasoning_judgment_status: "failed" }, "failed"],
  [{ reasoning_score: null, reasoning_judgment_status: "skipped" }, "absent"],
  [{ reasoning_score: 0, score_components_summary: { reasoning_model: "", reasoning_explanation: "" } }, "failed"],
  [{ reasoning_score: 0, reasoning_explanation: "0 inference calls" }, "scored"],
  [{ reasoning_score: 0, reasoning_model: "judge-a" }, "scored"],
])("%j is %s", (fields, kind) => {
  expect(mapJudgement(fields, MAY_2026).kind).toBe(kind);
});

test("a failed judge keeps its class of failure and its model", () => {
  const fields = { reasoning_judgment_status: "failed", reasoning_failure_class: "402", reasoning_model: "judge-a" };

  expect(mapJudgement(fields, undefined)).toEqual({ kind: "failed", reason: "402", model: "judge-a" });
});

test.each([
  [{ reasoning_score: "0.7" }, 0.7],
  [{ reasoning_quality: 0.5 }, 0.5],
  [{ score_components: { reasoning_score: 0.3 } }, 0.3],
  [{ reasoning_score: 1.4 }, 1],
  [{ reasoning_score: -0.2 }, 0],
])("%j is a score from 0 to 1", (fields, score) => {
  expect(mapJudgement({ reasoning_model: "j", ...fields }, MAY_2026)).toMatchObject({ kind: "scored", score });
});

test("a progress report under its own name says as much", () => {
  const progress = {
    status: "SUCCESS",
    reasoning_score: 0.9,
    score_components_summary: { reasoning_explanation: "Gate 4 passed: cheaper than the other", reasoning_model: "j" },
  };

  expect(mapJudgement({ status: "SUCCESS", reasoning_score: null, progress }, undefined)).toEqual({
    kind: "scored",
    score: 0.9,
    gate: 5,
    explanation: "Gate 4 passed: cheaper than the other",
    model: "j",
  });
});

test.each([
  [{ reasoning_score: 0.7 }, { reasoning_judgment_status: "failed" }, { kind: "scored", score: 0.7 }],
  [{ reasoning_score: 0.7 }, { reasoning_judgment_status: "skipped" }, { kind: "scored", score: 0.7 }],
  [{ reasoning_quality: 0.7 }, { reasoning_score: 0.1 }, { kind: "scored", score: 0.7 }],
  [{ reasoning_score: 0 }, { reasoning_model: "judge-a" }, { kind: "scored", score: 0, model: "judge-a" }],
  [{ reasoning_judgment_expected: true }, { reasoning_score: 0.7 }, { kind: "scored", score: 0.7 }],
  [{ reasoning_judgment_status: "failed" }, { reasoning_score: 0.7 }, { kind: "failed" }],
])("%j beside a progress report of %j is %j", (fields, progress, judgement) => {
  expect(mapJudgement({ ...fields, progress }, APRIL_2026)).toEqual(judgement);
});

test("a gate is read only where the five-value rubric was in force", () => {
  const gate = (fields: Record<string, unknown>, at: number | undefined) => {
    const judgement = mapJudgement({ reasoning_score: 0.5, reasoning_model: "j", ...fields }, at);
    return judgement.kind === "scored" ? judgement.gate : "none";
  };

  expect(gate({}, MAY_2026)).toBe(3);
  expect(gate({}, APRIL_2026)).toBeUndefined();
  expect(gate({}, undefined)).toBeUndefined();
  expect(gate({ reasoning_explanation: "Gate 3 failed: nothing cited" }, undefined)).toBe(3);
  expect(gate({ rubric_version: "decision-tree-2026-04-30" }, undefined)).toBe(3);
  expect(gate({ rubric_version: "bands-v1" }, MAY_2026)).toBeUndefined();
  expect(gate({ reasoning_score: 0.62 }, MAY_2026)).toBeUndefined();
});

test.each([
  [{ reasoning_attempts: 3 }, 3],
  [{ score_components_summary: { judge_tries: "2" } }, 2],
  [{ reasoning_attempts: [{ model: "a" }, { model: "b" }] }, 2],
  [{ reasoning_attempts: 0 }, undefined],
  [{ reasoning_attempts: 1.5 }, undefined],
  [{ reasoning_attempts: 1e9 }, undefined],
  [{ reasoning_attempts: {} }, undefined],
  [{}, undefined],
])("%j were %s tries", (fields, tries) => {
  const scored = mapJudgement({ reasoning_score: 0.5, reasoning_model: "j", ...fields }, MAY_2026);
  const failed = mapJudgement({ reasoning_judgment_status: "failed", ...fields }, MAY_2026);

  expect([scored, failed].map((judgement) => (judgement.kind === "absent" ? "absent" : judgement.tries))).toEqual([
    tries,
    tries,
  ]);
});
