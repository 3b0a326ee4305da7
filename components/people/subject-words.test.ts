import { expect, test } from "vitest";
import { shortSubject, subjectName } from "./subject-words";

const ID = "0190b1c2-0000-4000-8000-000000000001";
const CORPORA = new Map([[ID, "Night 3"]]);

test.each([
  [`trajectory:${ID}`, "trajectory 0190b1c2"],
  [`judge_endpoint:${ID}`, "judge endpoint 0190b1c2"],
  ["import:x", "import x"],
  ["nothing", "nothing"],
])("%s is told as words", (subject, words) => {
  expect(shortSubject(subject)).toBe(words);
});

test.each([
  [`corpus:${ID}`, {}, "Night 3"],
  ["release:x", { name: "sft-1" }, "sft-1"],
  ["import:x", { corpusId: ID }, "into Night 3"],
  ["import:x", { corpus: ID }, "into Night 3"],
  ["import:x", { corpus: "gone" }, undefined],
  // A changed name is another's: that of the person stands in `people`.
  ["person:x", { name: "Bo" }, undefined],
  ["release:x", null, undefined],
  ["release:x", { name: 4 }, undefined],
])("%s of %j is called %s", (subject, detail, name) => {
  expect(subjectName(subject, detail, CORPORA)).toBe(name);
});
