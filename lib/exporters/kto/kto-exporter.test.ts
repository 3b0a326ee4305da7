import { expect, test } from "vitest";
import type { OutcomeLevel } from "@/lib/domain/outcome";
import type { Candidate } from "@/lib/exporters/exporter";
import { aCandidate, aContext } from "@/lib/exporters/fixtures/given-candidate";
import { aClaim, aTrajectory } from "@/lib/filter/fixtures/a-trajectory";
import { ktoExporter } from "./kto-exporter";

const of = (level: OutcomeLevel, standing: Candidate["standing"] = "approved") =>
  aCandidate(
    aTrajectory(
      [
        { role: "system", text: "Be brief." },
        { role: "user", text: "Find a magnet." },
        { thought: "hm", claimed: [aClaim("find", {})] },
        { text: "Done." },
      ],
      [],
      { outcome: { level, axes: {} } },
    ),
    { standing },
  );
const written = (candidate: Candidate, label: "outcome" | "approval") =>
  ktoExporter.write([candidate], aContext("kto", { label }));

test("what was asked is the prompt, all from the agent's first turn on the completion", () => {
  const answer = written(of("success"), "outcome");

  expect(answer.kind === "rows" ? answer.rows : []).toMatchObject([
    {
      prompt: [{ role: "system" }, { role: "user" }],
      completion: [{ role: "assistant", reasoning_content: "hm" }, { role: "tool" }, { role: "assistant" }],
      label: true,
      metadata: { standing: "approved", label_rule: "outcome success => true, partial or fail => false" },
    },
  ]);
});

test.each([
  ["success", "approved", true],
  ["partial", "approved", false],
  ["fail", "undecided", false],
] as const)("by outcome %s of an %s row is %s", (level, standing, label) => {
  const answer = written(of(level, standing), "outcome");

  expect(answer).toMatchObject({ kind: "rows", rows: [{ label }] });
  expect(answer.figures).toMatchObject({
    desirable: label ? 1 : 0,
    undesirable: label ? 0 : 1,
    notApproved: standing === "approved" ? 0 : 1,
  });
});

test("by outcome what nobody scored has no label", () => {
  expect(written(of("unscored"), "outcome")).toMatchObject({
    reason: "Its outcome is not known, so it has no label.",
  });
});

test("by approval the outcome says nothing", () => {
  expect(written(of("fail", "approved"), "approval")).toMatchObject({ rows: [{ label: true }] });
  expect(written(of("success", "rejected"), "approval")).toMatchObject({ rows: [{ label: false }] });
});

test("each label takes the rows that it can name", () => {
  const selection = (label: string) => ktoExporter.selection(aContext("kto", { label }).settings);

  expect([selection("outcome"), selection("approval")]).toEqual(["approved_or_failed", "approved_or_rejected"]);
});

test.each([
  [{ label: 1 }, "The row’s label is neither true nor false."],
  [{ prompt: [{ role: "assistant", content: "" }] }, "The row’s prompt holds a turn of the agent."],
  [{ completion: [{ role: "user", content: "" }] }, "The row’s completion does not begin with a turn of the agent."],
  [{ metadata: {} }, "The row’s label rule is no text."],
] as const)("the check tells %j", (over, sentence) => {
  const answer = written(of("success"), "outcome");
  const row = answer.kind === "rows" ? answer.rows[0] : {};

  expect(ktoExporter.fault({ ...row, ...over })).toBe(sentence);
});
