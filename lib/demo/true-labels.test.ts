import { describe, expect, test } from "vitest";
import { simulateRows } from "./simulate-rows";
import { trueLabelKey, trueLabels } from "./true-labels";

const OPTIONS = { seed: 1, problems: 30, rollouts: 2 };
const ROWS = [...simulateRows(OPTIONS)];
/** Of all problems, among which a few die or are not judged. */
const ENVELOPES = [...simulateRows({ ...OPTIONS, problems: 75 })].map(({ envelope }) => envelope);

describe("trueLabels", () => {
  test("each trajectory of the arena has one label", () => {
    const labels = trueLabels(OPTIONS);

    expect(labels.size).toBe(ROWS.length);
    for (const { envelope } of ROWS) {
      const key = trueLabelKey({
        problemId: String(envelope["problem_id"]),
        runId: String(envelope["eval_run_id"]),
        rollout: Number(envelope["rollout"]),
      });
      expect(labels.has(key)).toBe(true);
    }
  });

  test.each([
    ["harbor-light 1.4", "agentic", 0.85],
    ["tidewater", "agentic", 0.85],
    ["quayside", "agentic", 0.95],
    ["ledger-line", "sub_task", 1],
    ["breakwater", "sub_task", 1],
    ["half-hitch 3.0", "mixed", 0.9],
    ["half-hitch 3.2", "mixed", 0.9],
  ])("%s is %s in at least %f of its rows", (name, structure, share) => {
    const own = ROWS.filter(({ envelope }) => String(envelope["run_name"]).startsWith(name));

    expect(own.filter(({ truth }) => truth.structure === structure).length / own.length).toBeGreaterThanOrEqual(share);
  });

  test("the judge errs at a known rate: between 5 and 20 percent of its answers are a gate off", () => {
    const judged = ROWS.filter(
      ({ envelope, truth }) => envelope["reasoning_judgment_status"] === "valid" && truth.gate,
    );
    const off = judged.filter(
      ({ envelope, truth }) => envelope["reasoning_score"] !== (2 * (truth.gate ?? 0) - 1) / 10,
    );

    expect(off.length / judged.length).toBeGreaterThan(0.05);
    expect(off.length / judged.length).toBeLessThan(0.2);
  });

  test("judge failures look like upstream's: zero with empty texts before September 2026, null after", () => {
    const failed = ENVELOPES.filter((envelope) => envelope["reasoning_judgment_status"] === "failed");

    expect(failed.length).toBeGreaterThan(10);
    for (const envelope of failed) {
      expect(envelope["reasoning_score"]).toBe(String(envelope["scoring_version"]) < "2026-09" ? 0 : null);
      expect(envelope["score_components_summary"]).toMatchObject({ reasoning_model: "", reasoning_explanation: "" });
    }
  });

  test("crashes and timeouts keep no dialogue and are skipped by the judge", () => {
    const dead = ENVELOPES.filter((envelope) => envelope["status"] !== "SUCCESS");

    expect(new Set(dead.map((envelope) => envelope["status"]))).toEqual(new Set(["FAILED", "TIMED_OUT"]));
    for (const envelope of dead) {
      expect(envelope).toMatchObject({ dialogue: null, score: 0, reasoning_judgment_status: "skipped" });
      expect(envelope["error"]).toMatchObject({ type: expect.any(String) });
    }
  });
});
