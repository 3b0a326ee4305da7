import { expect, test } from "vitest";
import type { RowsWritten } from "@/lib/client/approvals";
import { approvedWords, undoneWords } from "./rows-written-words";

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
  expect(approvedWords(written(rest))).toEqual({ message, detail });
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
  expect(undoneWords(written(rest))).toEqual({ message, detail });
});
