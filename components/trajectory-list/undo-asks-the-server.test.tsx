import { onlineManager } from "@tanstack/react-query";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { aBulkApproval, bulkApprovals } from "@/components/bulk-approval/given-bulk-approval";
import { lateAnswer } from "@/components/shell/given-app";
import { ApiError } from "@/lib/client/api";
import { bulkApprovalsOptions } from "@/lib/client/approvals";
import { noteBulkFailure, noteBulkStart } from "@/lib/client/bulk-starts";
import { BulkApprovalList } from "@/lib/contract/bulk-approvals";
import { failure, givenFreshTable, isShown, writes } from "./given-approvable-rows";
import { givenBulk, givenPress, givenStart, JOB, job, STANDING, UNKNOWN } from "./given-bulk-start";
import { corpus } from "./given-table";

beforeEach(givenFreshTable);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const SAVING = "Not undone: what you did just before is still being saved";
const OVERTAKEN = "Not undone: you did something else meanwhile";

test("without a network nothing is undone later, and that is told, also while the list waits for one", async () => {
  const { asked, client } = await givenBulk([JOB], () => failure());
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  void client.fetchInfiniteQuery(bulkApprovalsOptions(corpus.id)).catch(() => undefined);

  await userEvent.keyboard("u");

  expect(await screen.findByText(UNKNOWN)).toBeTruthy();
  expect(asked.map(({ key }) => key)).toContain("GET /api/approvals");
  expect(writes(asked)).toHaveLength(1);
});

test("where the server is silent, that is told after 5 seconds, and its answer undoes nothing any more", async () => {
  const late = lateAnswer(bulkApprovals([]));
  const { asked } = await givenBulk([JOB], () => late.response);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());

  await userEvent.keyboard("u");
  await vi.advanceTimersByTimeAsync(5_000);

  expect(await screen.findByText(UNKNOWN)).toBeTruthy();
  late.letGo();
  await userEvent.keyboard("jy");
  await isShown("a tin lamp", "approved");
  expect(writes(asked).map(({ key }) => key.slice(0, 3))).toEqual(["PUT", "PUT"]);
});

test("a question of the list that is given up for what was known before undoes nothing", async () => {
  const late = lateAnswer(bulkApprovals([job()]));
  const { asked, client } = await givenBulk([JOB], () => late.response);
  const { queryKey } = bulkApprovalsOptions(corpus.id);
  client.setQueryData(queryKey, { pages: [BulkApprovalList.parse(bulkApprovals([]))], pageParams: [null] });

  await userEvent.keyboard("u");
  await client.cancelQueries({ queryKey }, { revert: true });
  late.letGo();

  expect(await screen.findByText(STANDING)).toBeTruthy();
  expect(writes(asked)).toHaveLength(1);
});

test("another u while the server is asked says nothing and undoes nothing of its own", async () => {
  const late = lateAnswer(bulkApprovals([]));
  const { asked } = await givenBulk([JOB], () => late.response);

  await userEvent.keyboard("uu");
  late.letGo();

  await isShown("a brass lamp", "open");
  expect(screen.queryByText(/^Not undone/)).toBeNull();
  expect(writes(asked)).toHaveLength(2);
  expect(asked.filter(({ key }) => key === "GET /api/approvals")).toHaveLength(1);
});

test("what is done while the server is asked of a bulk approval is not undone in its place", async () => {
  const late = lateAnswer(bulkApprovals([]));
  const { asked } = await givenBulk([JOB], () => late.response);

  await userEvent.keyboard("u");
  await userEvent.keyboard("jy");
  await isShown("a tin lamp", "approved");
  late.letGo();

  expect(await screen.findByText(OVERTAKEN)).toBeTruthy();
  expect(writes(asked)).toHaveLength(2);
});

test("where the notice undid the act before while the server was asked, the one before that stays", async () => {
  const late = lateAnswer(bulkApprovals([]));
  const { asked } = await givenBulk([], () => late.response);
  await userEvent.keyboard("jy");
  await isShown("a tin lamp", "approved");
  givenStart(JOB);

  await userEvent.keyboard("u");
  const notice = screen.getByText("night 3 #2, “a tin lamp”").closest("li");
  await userEvent.click(within(notice ?? document.body).getByRole("button", { name: "Undo" }));
  await isShown("a tin lamp", "open");
  late.letGo();

  expect(await screen.findByText(OVERTAKEN)).toBeTruthy();
  await isShown("a brass lamp", "approved");
  expect(writes(asked)).toHaveLength(3);
});

const REFUSED = new ApiError({ code: "CONFLICT", status: 409, detail: "Look again." });
const SILENCE = new ApiError({ code: "UNREACHABLE", status: 0, detail: "No answer." });
const UNREADABLE = new ApiError({ code: "UNREADABLE", status: 202, detail: "An older page." });

test("a bulk approval counts from the press on", async () => {
  const { asked } = await givenBulk([], () => [job()]);
  const asking = givenPress();

  await userEvent.keyboard("u");
  expect(await screen.findByText(SAVING)).toBeTruthy();
  noteBulkStart(asking, JOB);
  await userEvent.keyboard("u");

  expect(await screen.findByText(STANDING)).toBeTruthy();
  expect(writes(asked)).toHaveLength(1);
});

test("one that was refused is not in the way of u", async () => {
  const { asked } = await givenBulk([], () => [job()]);
  noteBulkFailure(givenPress(), REFUSED);

  await userEvent.keyboard("u");

  await isShown("a brass lamp", "open");
  expect(asked.map(({ key }) => key)).not.toContain("GET /api/approvals");
});

test.each([
  ["came too late", SILENCE],
  ["cannot be read", UNREADABLE],
])("one whose answer %s is in the way of u where the server lists a newer one than before", async (_, error) => {
  const older = aBulkApproval();
  const { asked } = await givenBulk([], () => [job(), older]);
  noteBulkFailure(givenPress(corpus.id, older.job.id), error);

  await userEvent.keyboard("u");

  expect(await screen.findByText(STANDING)).toBeTruthy();
  expect(writes(asked)).toHaveLength(1);
});

test("one without an answer that the server lists nowhere was not started", async () => {
  const older = aBulkApproval();
  await givenBulk([], () => [older]);
  noteBulkFailure(givenPress(corpus.id, older.job.id), SILENCE);

  await userEvent.keyboard("u");

  await isShown("a brass lamp", "open");
});
