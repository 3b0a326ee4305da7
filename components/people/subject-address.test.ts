import { expect, test } from "vitest";
import { subjectAddress, undoAddress } from "./subject-address";

const ID = "0190b1c2-0000-7000-8000-00000000abcd";

test.each([
  [`trajectory:${ID}`, `/trajectories/${ID}`],
  [`corpus:${ID}`, `/?corpus=${ID}`],
  [`invitation:${ID}`, undefined],
  ["import:x", undefined],
])("the subject %s is shown at %s", (subject, address) => {
  expect(subjectAddress(subject)).toBe(address);
});

test.each([
  ["approve_matching", `corpus:${ID}`, { filter: "" }, `/trajectories?corpus=${ID}&approvals=shown`],
  ["undo_approval", `job:${ID}`, { corpus: ID }, `/trajectories?corpus=${ID}&approvals=shown`],
  ["undo_approval", `job:${ID}`, { jobId: ID }, undefined],
  ["undo_approval", `job:${ID}`, null, undefined],
  ["remove_view", `corpus:${ID}`, { corpus: ID }, undefined],
])("what %s of %s did is undone where bulk approvals are listed", (verb, subject, detail, address) => {
  expect(undoAddress({ verb, subject, detail })).toBe(address);
});
