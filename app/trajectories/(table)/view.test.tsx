import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aBulkApproval, bulkApprovals } from "@/components/bulk-approval/given-bulk-approval";
import { givenApp, givenWindowSize } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { done, JOB, preview } from "@/components/trajectory-list/given-approve-dialog";
import { corpus, FUNNEL, ROWS } from "@/components/trajectory-list/given-table";
import { givenTrajectoryPage } from "@/components/trajectory-list/given-trajectory-row";
import { TrajectoriesView } from "./view";

beforeEach(() => {
  localStorage.clear();
  givenWindowSize();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("from an approval that was started to all of them: Back leads to the table, and into no dialog that approves again", async () => {
  const started = aBulkApproval({ job: { id: JOB } });
  let items: (typeof started)[] = [];
  const app = givenApp(<TrajectoriesView />, {
    search: `?corpus=${corpus.id}&dialog=approve`,
    answers: {
      ...givenMe("lead"),
      "GET /api/corpora": { items: [corpus] },
      "GET /api/trajectories": givenTrajectoryPage(ROWS),
      "GET /api/trajectories/facets": { facets: {}, unlisted: {} },
      [`GET /api/corpora/${corpus.id}/funnel`]: FUNNEL,
      "GET /api/approvals": () => bulkApprovals(items),
      "POST /api/approvals/preview": preview(40),
      "POST /api/approvals": () => {
        items = [started];
        return { jobId: JOB };
      },
      [`GET /api/jobs/${JOB}`]: done(JOB, 40),
    },
  });
  const dialog = within(await screen.findByRole("dialog", { name: "Approve all matching" }));
  await userEvent.click(await dialog.findByRole("button", { name: "Approve 40" }));

  await userEvent.click(await dialog.findByRole("button", { name: "Bulk approvals" }));

  expect(await screen.findByRole("dialog", { name: "Bulk approvals" })).toBeTruthy();
  await waitFor(() => expect(app.steps()).toEqual(["replace", "push"]));
  expect(app.entries().map((entry) => [entry.get("dialog"), entry.get("approvals")])).toEqual([
    [null, null],
    [null, "shown"],
  ]);
});
