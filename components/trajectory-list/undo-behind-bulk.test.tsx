import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aBulkApproval, bulkApprovals } from "@/components/bulk-approval/given-bulk-approval";
import type { BulkApproval } from "@/lib/contract/bulk-approvals";
import { aRow, failure, givenFreshTable, givenRows, isShown, writes } from "./given-approvable-rows";
import { givenBulk, givenStart, JOB, job, STANDING, UNKNOWN } from "./given-bulk-start";
import { address } from "./given-table";

beforeEach(givenFreshTable);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const HIDDEN = "Not undone: a bulk approval came last, and what became of it is hidden while you review blind";
const TAKING_BACK = "Not undone: a bulk approval is being taken back";
const UNDO_JOB = "3b1f8d3b-7b62-4b1f-8b45-61d2a6b7a1c2";
const REDO_JOB = "4c209e4c-8c73-4c20-9c56-72e3b7c8b2d3";
const redo = aBulkApproval({ job: { id: REDO_JOB }, undoes: UNDO_JOB });
const undoJob = (facts: Parameters<typeof aBulkApproval>[0] = {}) =>
  aBulkApproval({ change: "withdraw", undoes: JOB, ...facts, job: { id: UNDO_JOB, ...facts.job } });

test("after an approval of all matching, u leaves what was done before it alone and says where that is undone", async () => {
  let listed = [job()];
  const { asked } = await givenBulk([JOB], () => listed);

  await userEvent.keyboard("u");
  expect(await screen.findByText(STANDING)).toBeTruthy();
  await userEvent.keyboard("jy");
  await isShown("a tin lamp", "approved");
  await userEvent.keyboard("u");
  await isShown("a tin lamp", "open");

  await isShown("a brass lamp", "approved");
  expect(writes(asked)).toHaveLength(3);

  // Once that was taken back as a whole, here or by somebody else, there is nothing in the way.
  listed = [job({ undo: "done", takenBack: 40 })];
  await userEvent.keyboard("u");
  await isShown("a brass lamp", "open");
});

test("what says so leads to the bulk approvals", async () => {
  await givenBulk([JOB], () => [job()]);
  await userEvent.keyboard("u");

  await userEvent.click(await screen.findByRole("button", { name: "Show" }));

  expect(address.state?.approvals).toBe("shown");
});

test.each<[string, readonly string[], readonly BulkApproval[] | Response, string]>([
  ["one that still runs", [JOB], [job({ job: { state: "running" }, undo: "not_yet" })], STANDING],
  [
    "one that is being taken back",
    [JOB, UNDO_JOB],
    [undoJob({ job: { state: "running" }, undo: "not_yet" }), job({ undo: "running" })],
    TAKING_BACK,
  ],
  [
    "one that was taken back in part",
    [JOB, UNDO_JOB],
    [undoJob({ job: { state: "cancelled" }, changed: 3 }), job({ takenBack: 3 })],
    STANDING,
  ],
  [
    "one that was taken back and approved again",
    [JOB, UNDO_JOB, REDO_JOB],
    [redo, undoJob({ undo: "done", takenBack: 40 }), job({ undo: "done", takenBack: 40 })],
    STANDING,
  ],
  ["one of which the server does not tell", [JOB], failure(), UNKNOWN],
])("%s is in the way of u", async (_, started, listed, words) => {
  const { asked } = await givenBulk(started, () => (listed instanceof Response ? listed.clone() : listed));

  await userEvent.keyboard("u");

  expect(await screen.findByText(words)).toBeTruthy();
  expect(writes(asked)).toHaveLength(1);
});

test.each<[string, readonly string[], readonly BulkApproval[]]>([
  ["that changed nothing", [JOB], [job({ job: { state: "cancelled" }, changed: 0, undo: "nothing" })]],
  ["that is not listed", [JOB], []],
  ["that was taken back", [JOB, UNDO_JOB], [undoJob(), job({ undo: "done", takenBack: 40 })]],
])("a bulk approval %s is not in the way of u", async (_, started, listed) => {
  await givenBulk(started, () => listed);

  await userEvent.keyboard("u");

  await isShown("a brass lamp", "open");
  expect(screen.queryByText(STANDING)).toBeNull();
});

test.each([
  ["hides while they review blind", { leavesOut: true }, HIDDEN],
  ["lists further down", { nextCursor: JOB }, STANDING],
])("one that the server %s is in the way of u", async (_, more, words) => {
  const { asked } = await givenRows([aRow("a brass lamp")], {
    "GET /api/approvals": { ...bulkApprovals([]), ...more },
  });
  await userEvent.keyboard("jy");
  await isShown("a brass lamp", "approved");
  givenStart(JOB);

  await userEvent.keyboard("u");

  expect(await screen.findByText(words)).toBeTruthy();
  expect(writes(asked)).toHaveLength(1);
});

test("a bulk approval of another corpus is not in the way of u", async () => {
  await givenBulk([], () => [job()]);
  givenStart(JOB, crypto.randomUUID());

  await userEvent.keyboard("u");

  await isShown("a brass lamp", "open");
});

test("where that is hidden from them it says when it is shown, and what can be done until then", async () => {
  await givenRows([aRow("a brass lamp")], { "GET /api/approvals": bulkApprovals([], { leavesOut: true }) });
  await userEvent.keyboard("jy");
  await isShown("a brass lamp", "approved");
  givenStart(JOB);

  await userEvent.keyboard("u");

  const shown = "It is shown once you have answered and revealed all, or once the queue is closed.";
  expect(await screen.findByText(`${shown} Go to an approved row and press y to take its approval back.`)).toBeTruthy();
});
