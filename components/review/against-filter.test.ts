import { expect, test } from "vitest";
import { againstFilter } from "./against-filter";

test.each([
  [null, "agentic", undefined],
  ["agentic", "agentic", "agrees with the filter"],
  ["sub_task", "agentic", "overrides the filter"],
  ["reject", "sub_task", "overrides the filter"],
  ["agentic", "review", "the filter left it open"],
  ["reject", "insufficient_evidence", "the filter left it open"],
  ["agentic", undefined, undefined],
] as const)("the label %s beside the verdict %s: %s", (label, verdict, words) => {
  expect(againstFilter(label, verdict)).toBe(words);
});
