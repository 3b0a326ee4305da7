import { expect, test } from "vitest";
import type { OutcomeLevel } from "@/lib/domain/outcome";
import type { Candidate } from "@/lib/exporters/exporter";
import { aCandidate, aContext } from "@/lib/exporters/fixtures/given-candidate";
import { aTrajectory } from "@/lib/filter/fixtures/a-trajectory";
import { preferenceExporter } from "./preference-exporter";

const of = (level: OutcomeLevel, id: string, system = "Be brief."): Candidate =>
  aCandidate(
    aTrajectory([{ role: "system", text: system }, { role: "user", text: "Hi" }, { text: `Says ${id}.` }], [], {
      externalId: id,
      outcome: { level, axes: {} },
    }),
    { standing: level === "success" ? "approved" : "undecided" },
  );
const written = (better: Candidate, worse: Candidate, chosen = {}) =>
  preferenceExporter.write([better, worse], aContext("preference", chosen));

test("a pair has one prompt, both completions, and the gap between their outcomes", () => {
  const answer = written(of("success", "a"), of("fail", "b"));

  expect(answer.kind === "rows" ? answer.rows : []).toMatchObject([
    {
      prompt: [{ role: "system" }, { role: "user" }],
      chosen: [{ role: "assistant", content: "Says a." }],
      rejected: [{ role: "assistant", content: "Says b." }],
      metadata: {
        chosen: { trajectory_id: "t:a", standing: "approved" },
        rejected: { trajectory_id: "t:b", standing: "undecided" },
        outcome_gap: 1,
      },
    },
  ]);
  expect(answer.figures).toMatchObject({ rejectedNotApproved: 1 });
});

test("another prompt, too small a gap and a side that is too long are left out with the reason", () => {
  expect(written(of("success", "a"), of("fail", "b", "Be loud."))).toMatchObject({
    reason: "The better and the worse rollout do not open with the same messages and tools.",
  });
  expect(written(of("success", "a"), of("partial", "b"), { minGap: "0.6" })).toMatchObject({
    reason: "The gap between the outcomes is too small.",
  });
  expect(written(of("success", "a"), of("fail", "b"), { maxTokens: "3" })).toMatchObject({
    reason: "One side of its pair does not fit. It is longer than 3 tokens.",
  });
});

test.each([
  [0.9, "0.1", 0.1],
  [0.5, "0.5", 0.5],
  // As computed, which releases from before have in their rows.
  [0.7, "0.1", 0.30000000000000004],
])("against a rule of %d with a smallest gap of %s the gap is %d", (rule, minGap, gap) => {
  const partial = of("partial", "b");
  const worse = {
    ...partial,
    trajectory: { ...partial.trajectory, outcome: { level: "partial", rule, axes: {} } },
  } as const;

  expect(written(of("success", "a"), worse, { minGap })).toMatchObject({
    kind: "rows",
    rows: [{ metadata: { outcome_gap: gap } }],
  });
});

test.each([
  [{ chosen: { trajectory_id: "x", problem_id: "p2" } }, "The two sides are of different problems."],
  [{ chosen: { trajectory_id: "t:b", problem_id: "p1" } }, "Both sides are the same trajectory."],
  [{ outcome_gap: 0 }, "The better side has no better outcome."],
] as const)("the check tells %j", (over, sentence) => {
  const answer = written(of("success", "a"), of("fail", "b"));
  const { metadata, ...rest } = JSON.parse(preferenceExporter.line((answer.kind === "rows" && answer.rows[0]) || {}));

  expect(preferenceExporter.fault({ ...rest, metadata: { ...metadata, ...over } })).toBe(sentence);
});
