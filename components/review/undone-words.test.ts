import { expect, test } from "vitest";
import { undoneWords } from "./undone-words";

test.each([
  ["label", { label: null, approved: false }, "Undone: no label"],
  ["label", { label: "sub_task", approved: false }, "Undone: label “sub-task” again"],
  ["label", { label: null, approved: true }, "Undone: no label; approved for export"],
  ["approval", { label: null, approved: true }, "Undone: approved for export again"],
  ["approval", { label: "agentic", approved: false }, "Undone: approval taken back"],
  ["gate", { label: null, approved: false }, "Undone: the gate is as it was before"],
] as const)("an undone %s that leaves %j: %s", (kind, review, words) => {
  expect(undoneWords(kind, review)).toBe(words);
});
