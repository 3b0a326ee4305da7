import { cleanup, fireEvent, renderHook, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aBulkApproval, bulkApprovals } from "@/components/bulk-approval/given-bulk-approval";
import { givenApp, givenWindowSize } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { givenNextHistory } from "@/components/shell/given-next-history";
import { useKeptDeparture } from "@/components/shell/use-kept-departure";
import { done, JOB, preview } from "@/components/trajectory-list/given-approve-dialog";
import { corpus, FUNNEL, ROWS } from "@/components/trajectory-list/given-table";
import { givenTrajectoryPage } from "@/components/trajectory-list/given-trajectory-row";
import { noteDeparture } from "@/lib/client/server-contact";
import { TrajectoriesView } from "./view";

/** What the table asks for, as a lead. */
const TABLE = {
  ...givenMe("lead"),
  "GET /api/corpora": { items: [corpus] },
  "GET /api/trajectories": givenTrajectoryPage(ROWS),
  "GET /api/trajectories/facets": { facets: {}, unlisted: {} },
  [`GET /api/corpora/${corpus.id}/funnel`]: FUNNEL,
};

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
      ...TABLE,
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

const shown = (name: string) => new URLSearchParams(window.location.search).get(name);

/** The table with its address written by nuqs itself, in a moment of its own, and a router that tells of departures. */
async function given(search: string) {
  const { heard } = givenNextHistory(`/trajectories${search}`);
  renderHook(() => useKeptDeparture());
  const app = givenApp(
    <NuqsAdapter>
      <TrajectoriesView />
    </NuqsAdapter>,
    {
      search,
      answers: TABLE,
    },
  );
  app.push.mockImplementation(noteDeparture);
  await screen.findByRole("row", { name: /^third/ });

  return { push: app.push, heard };
}

test("a row that Enter opens at once after a key is opened, and the entry that is left names the peek of that key", async () => {
  const { push, heard } = await given(`?corpus=${corpus.id}&peek=${ROWS[0]?.id}`);

  // At once: a keyboard of the library waits after each key, and a timer would be first.
  for (const key of ["j", "Enter"]) fireEvent.keyDown(document.body, { key });
  expect(push).toHaveBeenCalledWith(expect.stringContaining(`/trajectories/${ROWS[1]?.id}`));
  expect(shown("peek")).toBe(ROWS[0]?.id);

  await waitFor(() => expect(shown("peek")).toBe(ROWS[1]?.id));
  expect(heard).toEqual([]);
});
