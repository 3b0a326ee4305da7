import { expect, test } from "vitest";
import { outcomeWords, takenBackWords } from "./bulk-approval-words";
import { aBulkApproval } from "./given-bulk-approval";

const FIRST = crypto.randomUUID();

test.each([
  [{}, "40 trajectories approved."],
  [{ changed: 1 }, "1 trajectory approved."],
  [{ change: "withdraw" }, "40 approvals withdrawn."],
  [{ change: "withdraw", undoes: FIRST }, "40 approvals taken back."],
  [{ change: "approve", undoes: FIRST }, "40 trajectories approved again."],
  [
    { change: "withdraw", undoes: FIRST, changed: 39 },
    "39 approvals taken back. 1 was left: somebody changed it since.",
  ],
  [
    { change: "withdraw", undoes: FIRST, changed: 30 },
    "30 approvals taken back. 10 were left: somebody changed them since.",
  ],
  [{ job: { state: "cancelled" }, changed: 12 }, "12 of 40 trajectories approved, then it was cancelled."],
  [
    { job: { state: "failed", error: "The disk is full." }, changed: 12 },
    "12 of 40 trajectories approved, then it stopped: The disk is full.",
  ],
] as const)("%j came to: %s", (given, words) => {
  expect(outcomeWords(aBulkApproval(given))).toBe(words);
});

test.each([
  [{}, ""],
  [{ undo: "running" }, "They are being taken back."],
  [{ undo: "done", takenBack: 40 }, "They were taken back."],
  [{ undo: "done", takenBack: 30 }, "They were taken back but for 10."],
  [{ changed: 1, undo: "done", takenBack: 1 }, "It was taken back."],
  [{ takenBack: 12 }, "12 of them were taken back so far."],
] as const)("of %j is told: %s", (given, words) => {
  expect(takenBackWords(aBulkApproval(given))).toBe(words);
});
