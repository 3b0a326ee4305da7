import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { aBulkApproval, bulkApprovals } from "@/components/bulk-approval/given-bulk-approval";
import { lateAnswer } from "@/components/shell/given-app";
import { subscribeBulkStarts } from "@/lib/client/bulk-starts";
import { done, givenDialog, givenStarted, JOB, preview, QUERY, UNDO } from "./given-approve-dialog";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("above 1,000 rows the number has to be typed", async () => {
  const { asked } = givenStarted(1500, aBulkApproval({ job: { id: JOB, total: 1500 }, changed: 1500 }));
  const approve = await screen.findByRole("button", { name: "Approve 1,500" });
  expect(approve).toHaveProperty("disabled", true);

  await userEvent.type(screen.getByRole("textbox", { name: "Type 1,500 to confirm" }), "1,500");
  await userEvent.click(approve);

  expect(await screen.findByText("1,500 trajectories approved.")).toBeTruthy();
  expect(asked.find(({ key }) => key === "POST /api/approvals")?.body).toEqual({
    ...QUERY,
    approved: true,
    confirmedCount: 1500,
  });
});

/** What the table behind the dialog is told, without what names the press. */
function givenTable() {
  const told: unknown[] = [];
  onTestFinished(subscribeBulkStarts(({ key, ...start }) => void told.push(start)));

  return told;
}

test("the table behind it is told of each job from the press on, also of what takes one back", async () => {
  const { corpus } = QUERY;
  const told = givenTable();
  givenStarted(40, aBulkApproval({ job: { id: JOB } }));
  const approve = await screen.findByRole("button", { name: "Approve 40" });
  expect(told).toEqual([]);

  await userEvent.click(approve);
  const approval = { corpus, newestBefore: undefined };
  await waitFor(() =>
    expect(told).toEqual([
      { ...approval, status: "asked" },
      { ...approval, status: "started", jobId: JOB },
    ]),
  );
  await userEvent.click(await screen.findByRole("button", { name: "Undo 40 trajectories approved." }));

  const undo = { corpus, newestBefore: JOB };
  await waitFor(() =>
    expect(told.slice(2)).toEqual([
      { ...undo, status: "asked" },
      { ...undo, status: "started", jobId: UNDO },
    ]),
  );
});

test("the table is told of one whose dialog is closed before the answer", async () => {
  const told = givenTable();
  const late = lateAnswer({ jobId: JOB }, 202);
  givenDialog({
    "POST /api/approvals/preview": preview(40),
    "POST /api/approvals": () => late.response,
    [`GET /api/jobs/${JOB}`]: done(JOB, 40),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Approve 40" }));
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(told).toEqual([expect.objectContaining({ status: "asked" })]);

  late.letGo();

  await waitFor(() => expect(told.at(-1)).toMatchObject({ status: "started", jobId: JOB }));
});

test.each([
  [409, "CONFLICT", "refused"],
  [502, "INTERNAL", "lost"],
])("the table is told of one that was answered with %i", async (status, code, what) => {
  const told = givenTable();
  givenDialog({
    "POST /api/approvals/preview": preview(40),
    "POST /api/approvals": Response.json({ code, detail: "Not now.", requestId: "r-1" }, { status }),
  });

  await userEvent.click(await screen.findByRole("button", { name: "Approve 40" }));

  await waitFor(() => expect(told.at(-1)).toMatchObject({ status: what }));
});

test("a finished approval can be taken back as a whole, and says how many were and were left", async () => {
  const first = aBulkApproval({ job: { id: JOB } });
  const undo = aBulkApproval({ job: { id: UNDO }, change: "withdraw", undoes: JOB, changed: 38 });
  givenStarted(40, first, [undo, { ...first, undo: "done", takenBack: 38 }]);
  await userEvent.click(await screen.findByRole("button", { name: "Approve 40" }));

  await userEvent.click(await screen.findByRole("button", { name: "Undo 40 trajectories approved." }));

  expect(await screen.findByText("38 approvals taken back. 2 were left: somebody changed them since.")).toBeTruthy();
});

test.each([
  [{ state: "cancelled" }, "Undo 12 of 40 trajectories approved, then it was cancelled."],
  [{ state: "failed", error: "It stopped." }, "Undo 12 of 40 trajectories approved, then it stopped: It stopped."],
] as const)("one that ended early as %j offers to undo what it did until then", async (job, name) => {
  givenStarted(40, aBulkApproval({ job: { id: JOB, ...job }, changed: 12 }));
  await userEvent.click(await screen.findByRole("button", { name: "Approve 40" }));

  expect(await screen.findByRole("button", { name })).toBeTruthy();
});

test.each([
  [{ job: { state: "running" }, undo: "not_yet" }, "The approval goes on."],
  [{ undo: "possible" }, "The approval can still be undone"],
] as const)("who closes it while it is %j is told where it is found again", async (given, words) => {
  const { job, ...rest } = { job: {}, ...given };
  const { onShowAll } = givenStarted(40, aBulkApproval({ ...rest, job: { id: JOB, ...job } }));
  await userEvent.click(await screen.findByRole("button", { name: "Approve 40" }));
  await screen.findByRole("list", { name: "This bulk approval" });
  const saysThatItGoesOn = screen.queryByText("It goes on when you close this window; “Cancel” stops it.") !== null;
  expect(saysThatItGoesOn).toBe("state" in job);

  await userEvent.keyboard("{Escape}");

  expect(await screen.findByText(new RegExp(`^${words}`))).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Show" }));
  expect(onShowAll).toHaveBeenCalledOnce();
});

test("who closes it before it is listed is told where it is found", async () => {
  let isStarted = false;
  const app = givenDialog({
    "GET /api/approvals": () =>
      isStarted ? Response.json({ code: "FAILED", detail: "" }, { status: 500 }) : bulkApprovals([]),
    "POST /api/approvals/preview": preview(40),
    "POST /api/approvals": () => {
      isStarted = true;
      return { jobId: JOB };
    },
    [`GET /api/jobs/${JOB}`]: { ...done(JOB, 40), state: "running" },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Approve 40" }));
  await screen.findByRole("button", { name: "Bulk approvals" });

  await userEvent.keyboard("{Escape}");

  expect(await screen.findByText(/^The approval was started\./)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Show" }));
  expect(app.onShowAll).toHaveBeenCalledOnce();
});

test("who closes it without starting anything is told nothing", async () => {
  givenDialog({ "POST /api/approvals/preview": preview(40) });
  await screen.findByRole("button", { name: "Approve 40" });

  await userEvent.keyboard("{Escape}");

  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.queryByRole("button", { name: "Show" })).toBeNull();
});

test("one that still runs is found again before another is started, with the way to all of them", async () => {
  const running = aBulkApproval({ job: { state: "running", done: 10 }, undo: "not_yet" });
  const { onShowAll } = givenDialog({
    "GET /api/approvals": bulkApprovals([running, aBulkApproval()]),
    "POST /api/approvals/preview": preview(30),
    [`GET /api/jobs/${running.job.id}`]: running.job,
  });

  expect(within(await screen.findByRole("list", { name: "Still running" })).getAllByRole("listitem")).toHaveLength(1);
  expect(await screen.findByText("10 of 40 rows")).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Approve 30" })).toBeTruthy();

  await userEvent.click(screen.getByRole("button", { name: "See or undo earlier bulk approvals" }));

  expect(onShowAll).toHaveBeenCalledOnce();
});

test("where the figures are hidden from the person, it says so instead of zero", async () => {
  givenDialog({
    "POST /api/approvals/preview": preview(40),
    "POST /api/approvals": { jobId: JOB },
    [`GET /api/jobs/${JOB}`]: done(JOB, 0),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Approve 40" }));

  expect(await screen.findByText(/^Approved\. How many it was is hidden from you/)).toBeTruthy();
});
