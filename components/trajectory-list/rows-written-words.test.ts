import { expect, test } from "vitest";
import type { RowsWritten } from "@/lib/client/approvals";
import { writtenWords } from "./rows-written-words";

const row = () => ({ id: crypto.randomUUID(), eventId: crypto.randomUUID() });
const written = (rest: Partial<RowsWritten>): RowsWritten => ({ saved: [], conflicts: 0, refused: [], ...rest });
const REJECTED = new Error("This trajectory is rejected.");

test.each([
  [{ saved: [row()] }, "Approved 1 trajectory", undefined],
  [
    { saved: [row(), row()], conflicts: 1 },
    "Approved 2 trajectories",
    "1 row changed meanwhile and stayed as it is. Look at it and approve again.",
  ],
  [
    { conflicts: 2 },
    "No row was approved",
    "2 rows changed meanwhile and stayed as they are. Look at them and approve again.",
  ],
  [
    { saved: [row()], refused: [REJECTED, REJECTED] },
    "Approved 1 trajectory",
    "2 rows not approved: This trajectory is rejected.",
  ],
] as const)("%j is told after an approval", (rest, message, detail) => {
  expect(writtenWords("approve", written(rest))).toEqual({ message, detail });
});

test.each([
  [{ saved: [row(), row()] }, "2 approvals taken back", undefined],
  [{ conflicts: 1 }, "No approval was taken back", "1 row was answered again since and stays as it is."],
  [
    { saved: [row()], conflicts: 2, refused: [REJECTED] },
    "1 approval taken back",
    "2 rows were answered again since and stay as they are. 1 row not taken back: This trajectory is rejected.",
  ],
] as const)("%j is told after its undo", (rest, message, detail) => {
  expect(writtenWords("undo-approve", written(rest))).toEqual({ message, detail });
});

test.each([
  [{ saved: [row()] }, "1 approval taken back", undefined],
  [
    { conflicts: 1 },
    "No approval was taken back",
    "1 row changed meanwhile and stayed as it is. Look at it and take its approval back again.",
  ],
  [
    { saved: [row(), row()], conflicts: 2, refused: [REJECTED] },
    "2 approvals taken back",
    "2 rows changed meanwhile and stayed as they are. Look at them and take their approvals back again. 1 row not taken back: This trajectory is rejected.",
  ],
] as const)("%j is told after approvals were taken back", (rest, message, detail) => {
  expect(writtenWords("take-back", written(rest))).toEqual({ message, detail });
});

test.each([
  [{ saved: [row()] }, "Approved 1 trajectory again", undefined],
  [
    { conflicts: 1, refused: [REJECTED] },
    "No row was approved again",
    "1 row was answered again since and stays as it is. 1 row not approved again: This trajectory is rejected.",
  ],
] as const)("%j is told after that was undone", (rest, message, detail) => {
  expect(writtenWords("undo-take-back", written(rest))).toEqual({ message, detail });
});

test.each([
  [
    { saved: [row()] },
    { run: "night 3", rollout: 2, problem: { query: "a brass\nlamp" } },
    "night 3 #2, “a brass lamp”",
  ],
  [{ saved: [row()] }, { run: "night 3", rollout: null, problem: { query: " " } }, "night 3"],
  [
    { refused: [REJECTED] },
    { run: "night 3", rollout: 2, problem: { query: "a brass lamp" } },
    "night 3 #2, “a brass lamp”. 1 row not approved: This trajectory is rejected.",
  ],
] as const)("%j of one row, %j, says which it is", (rest, named, detail) => {
  expect(writtenWords("approve", written(rest), named).detail).toBe(detail);
});
