import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { aQueueSummary } from "@/components/queue/given-queue";
import { reviewAddress } from "@/components/queue/queue-address";
import { type Answer, givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { Toaster } from "@/components/ui/toast";
import type { BulkApproval } from "@/lib/contract/bulk-approvals";
import { BulkApprovalsDialog } from "./bulk-approvals-dialog";
import { aBulkApproval, bulkApprovals } from "./given-bulk-approval";

const CORPUS = { id: "11111111-1111-4111-8111-111111111111", name: "Arena" };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function givenList(items: readonly BulkApproval[], answers: Record<string, Answer> = {}) {
  const server = { items };
  const app = givenApp(
    <>
      <BulkApprovalsDialog corpus={CORPUS} onClose={() => undefined} />
      <Toaster />
    </>,
    { answers: { "GET /api/approvals": () => bulkApprovals(server.items), ...givenMe("lead"), ...answers } },
  );

  return { ...app, server };
}

const rows = async () => within(await screen.findByRole("list", { name: "Bulk approvals" })).findAllByRole("listitem");

test("each says what it did, by whom, and opens the rows of its filter", async () => {
  const { asked } = givenList([aBulkApproval(), aBulkApproval({ filter: "", undo: "done", takenBack: 40 })]);

  const [first, second] = await rows();

  expect(first?.textContent).toContain("40 trajectories approved.");
  expect(first?.textContent).toContain(", Ada, ");
  expect(screen.getByRole("link", { name: "verdict:agentic" }).getAttribute("href")).toBe(
    `/trajectories?corpus=${CORPUS.id}&filter=verdict%3Aagentic`,
  );
  expect(second?.textContent).toContain("They were taken back.");
  expect(screen.getByRole("link", { name: "Every trajectory" })).toBeTruthy();
  expect(asked.find(({ key }) => key === "GET /api/approvals")?.url.searchParams.get("corpus")).toBe(CORPUS.id);
});

test("one that was cancelled is undone, and what became of the undo stands above it", async () => {
  const half = aBulkApproval({ job: { state: "cancelled" }, changed: 12 });
  const undo = aBulkApproval({ change: "withdraw", undoes: half.job.id, changed: 10, job: { total: 12 } });
  const { server, asked } = givenList([half], {
    [`POST /api/approvals/${half.job.id}/undo`]: () => {
      server.items = [undo, { ...half, undo: "done", takenBack: 10 }];
      return Response.json({ jobId: undo.job.id }, { status: 202 });
    },
    [`GET /api/jobs/${undo.job.id}`]: undo.job,
  });

  await userEvent.click(
    await screen.findByRole("button", { name: "Undo 12 of 40 trajectories approved, then it was cancelled." }),
  );

  expect(await screen.findByText(/10 approvals taken back\. 2 were left/)).toBeTruthy();
  expect((await rows())[1]?.textContent).toContain("They were taken back but for 2.");
  expect(asked.filter(({ key }) => key.startsWith("POST"))).toHaveLength(1);
});

test("one that runs, whoever started it, shows how far it is, can be cancelled, and tells its end by itself", async () => {
  const running = aBulkApproval({ job: { state: "running", done: 10 }, changed: 10, undo: "not_yet" });
  const { id } = running.job;
  let job = running.job;
  const { server } = givenList([running], {
    [`GET /api/jobs/${id}`]: () => job,
    [`POST /api/jobs/${id}/cancel`]: () => {
      job = { ...job, state: "cancelled" };
      server.items = [{ ...running, job, changed: 12, undo: "possible" }];
      return job;
    },
  });
  expect(await screen.findByText("10 of 40 rows")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull();

  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));

  expect(await screen.findByRole("button", { name: /^Undo 12 of 40/ })).toBeTruthy();
});

test("who is second to undo one is told, and sees what the first did", async () => {
  const first = aBulkApproval();
  const detail = "This is being taken back already.";
  const { server } = givenList([first], {
    [`POST /api/approvals/${first.job.id}/undo`]: () => {
      server.items = [{ ...first, undo: "done", takenBack: 40 }];
      return Response.json({ code: "CONFLICT", detail, requestId: "r-1" }, { status: 409 });
    },
  });

  await userEvent.click(await screen.findByRole("button", { name: /^Undo/ }));

  expect(await screen.findByText(new RegExp(detail))).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull());
});

test("older ones come on demand", async () => {
  const [newer, older] = [aBulkApproval(), aBulkApproval({ by: "Ben" })];
  givenList([], {
    "GET /api/approvals": (url: URL) =>
      url.searchParams.get("cursor") === newer.job.id
        ? { ...bulkApprovals([older]), total: 2 }
        : { ...bulkApprovals([newer]), total: 2, nextCursor: newer.job.id },
  });
  expect(await rows()).toHaveLength(1);

  await userEvent.click(screen.getByRole("button", { name: "Show older" }));

  await waitFor(async () => expect(await rows()).toHaveLength(2));
});

test("none is said, and who reviews blind is told that some are not listed, and led to the review", async () => {
  const { unmount } = givenList([]);
  expect(await screen.findByText(/^Nothing was approved in bulk yet/)).toBeTruthy();
  unmount();

  givenList([], {
    "GET /api/approvals": bulkApprovals([], { leavesOut: true }),
    "GET /api/queues": { items: [aQueueSummary()], elsewhere: [] },
  });

  expect(await screen.findByText(/you review blind in a queue are not listed/)).toBeTruthy();
  const way = await screen.findByRole("link", { name: "Review the 25 left in “Judge audit”" });
  expect(way.getAttribute("href")).toBe(reviewAddress(aQueueSummary()));
  expect(screen.queryByText(/^Nothing was approved/)).toBeNull();
});

test("who may not approve all matching is told so by an address that opens the list", async () => {
  givenList([], givenMe("annotator"));

  expect(await screen.findByText(/^Your role may not approve all matching trajectories/)).toBeTruthy();
});

test("older ones that do not come are told beside the way to ask for them again", async () => {
  const broken = () => Response.json({ code: "INTERNAL", detail: "Too slow.", requestId: "r-1" }, { status: 500 });
  givenList([], {
    "GET /api/approvals": (url: URL) =>
      url.searchParams.has("cursor")
        ? broken()
        : { items: [aBulkApproval()], total: 2, nextCursor: CORPUS.id, leavesOut: false },
  });

  await userEvent.click(await screen.findByRole("button", { name: "Show older" }));

  expect((await screen.findByRole("alert")).textContent).toBe("More could not be loaded. Too slow.");
  expect(await rows()).toHaveLength(1);
});
