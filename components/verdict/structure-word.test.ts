import { expect, test } from "vitest";
import { structureWord } from "./structure-word";
import { VERDICT_LOOK } from "./verdict-badge";

test("a verdict and a label have one word on every screen, and what is not known stays", () => {
  expect(structureWord("insufficient_evidence")).toBe("no evidence");
  expect(VERDICT_LOOK.insufficient_evidence.word).toBe("no evidence");
  expect(["sub_task", "reject", "constructor"].map(structureWord)).toEqual(["sub-task", "reject", "constructor"]);
});
