import { expect, test } from "vitest";
import { chooseFormatter } from "./formatters";

const at = (month: number, day: number): number => Date.UTC(2026, month - 1, day, 12);

test.each([
  ["the tree's rubric", { rubric: "decision-tree-2026-04-30", startedAtMs: at(4, 20) }, "all-steps-log", false],
  ["a gate", { gate: 2 }, "all-steps-log", false],
  ["bands late in April", { rubric: "bands-v1", startedAtMs: at(4, 24) }, "all-steps-log", false],
  ["the days of the first log", { startedAtMs: at(4, 20) }, "first-step-log", false],
  ["the days before any log", { startedAtMs: at(4, 13) }, "trace-only", true],
  ["a time before every judge", { startedAtMs: at(1, 1) }, "trace-only", true],
  ["nothing", {}, "all-steps-log", true],
  ["a rubric nobody knows", { rubric: "v9" }, "all-steps-log", true],
] as const)("from %s", (_, evidence, name, isApproximate) => {
  const chosen = chooseFormatter(evidence);

  expect([chosen.formatter.name, chosen.isApproximate]).toEqual([name, isApproximate]);
});
