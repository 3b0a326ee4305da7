import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Asked, lateAnswer } from "@/components/shell/given-app";
import {
  aRow,
  BEFORE_ITS_TIME,
  failure,
  givenFreshTable,
  givenRows,
  isShown,
  REVIEW,
  writes,
} from "./given-approvable-rows";
import { givenTrajectoryPage } from "./given-trajectory-row";

const APPROVED = { approved: true, version: 7 };
const bodies = (asked: readonly Asked[]) => writes(asked).map(({ body }) => body);

beforeEach(givenFreshTable);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a notice about one row says which, and so does the one of its undo", async () => {
  await givenRows([aRow("a brass lamp"), aRow("a tin lamp")]);

  await userEvent.keyboard("jy");

  expect(await screen.findByText("Approved 1 trajectory")).toBeTruthy();
  expect(screen.getByText("night 3 #2, “a brass lamp”")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("1 approval taken back")).toBeTruthy();
  expect(screen.getAllByText("night 3 #2, “a brass lamp”").length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.queryByText("Approved 1 trajectory")).toBeNull(), BEFORE_ITS_TIME);
});

test("the key takes back the approval of an approved row, at the version that was shown, and that can be undone", async () => {
  const { asked } = await givenRows([aRow("a brass lamp", APPROVED)]);

  await userEvent.keyboard("jy");

  expect(await screen.findByText("1 approval taken back")).toBeTruthy();
  expect(screen.getByText("night 3 #2, “a brass lamp”")).toBeTruthy();
  expect(bodies(asked)).toEqual([{ approved: false, expectedVersion: 7 }]);
  await isShown("a brass lamp", "open");
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Approved 1 trajectory again")).toBeTruthy();
  await isShown("a brass lamp", "approved");
});

test("approvals of a selection are taken back where all of it is approved, and the bar says so", async () => {
  const { asked } = await givenRows([
    aRow("a brass lamp", APPROVED),
    aRow("a tin lamp", APPROVED),
    aRow("a zinc lamp"),
  ]);
  await userEvent.keyboard("jx");
  expect(screen.getByRole("button", { name: /^Take approval back/ })).toBeTruthy();
  await userEvent.keyboard("jxjx");
  expect(screen.getByRole("button", { name: /^Approve selected/ })).toBeTruthy();

  await userEvent.keyboard("x");
  await userEvent.click(screen.getByRole("button", { name: /^Take approvals back/ }));

  expect(await screen.findByText("2 approvals taken back")).toBeTruthy();
  expect(bodies(asked)).toEqual([1, 2].map(() => ({ approved: false, expectedVersion: 7 })));
  expect(await screen.findByRole("button", { name: /^Approve selected/ })).toBeTruthy();
});

test("an approval that somebody changed meanwhile is not taken back, and that is told", async () => {
  const row = aRow("a brass lamp", APPROVED);
  const conflict = { status: "conflict", review: REVIEW };
  await givenRows([row], { [`PUT /api/trajectories/${row.id}/approval`]: conflict });

  await userEvent.keyboard("jy");

  expect(await screen.findByText("No approval was taken back")).toBeTruthy();
  expect(screen.getByText(/^night 3 #2, “a brass lamp”\. 1 row changed meanwhile/)).toBeTruthy();
});

test("u undoes the acts of this table, the latest first, and then says that there is none", async () => {
  const { asked } = await givenRows([aRow("a brass lamp"), aRow("a tin lamp", APPROVED)]);
  await userEvent.keyboard("jy");
  await isShown("a brass lamp", "approved");
  await userEvent.keyboard("jy");
  await isShown("a tin lamp", "open");

  await userEvent.keyboard("u");
  await isShown("a tin lamp", "approved");
  await isShown("a brass lamp", "approved");
  await userEvent.keyboard("u");
  await isShown("a brass lamp", "open");
  await userEvent.keyboard("u");

  expect(await screen.findByText("There is no approval to undo here")).toBeTruthy();
  expect(screen.getByText("Go to an approved row and press y to take its approval back.")).toBeTruthy();
  expect(writes(asked)).toHaveLength(4);
});

test("what the button of the notice undid is not undone again by u", async () => {
  const { asked } = await givenRows([aRow("a brass lamp")]);
  await userEvent.keyboard("jy");
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByText("1 approval taken back")).toBeTruthy();

  await userEvent.keyboard("u");

  expect(await screen.findByText("There is no approval to undo here")).toBeTruthy();
  expect(writes(asked)).toHaveLength(2);
});

test("while the server has not answered an act, u does not undo the one before it, and says so", async () => {
  const rows = [aRow("a brass lamp"), aRow("a tin lamp")];
  const late = lateAnswer({ status: "saved", review: REVIEW, eventId: crypto.randomUUID() });
  const { asked } = await givenRows(rows, { [`PUT /api/trajectories/${rows[1]?.id}/approval`]: () => late.response });
  await userEvent.keyboard("jy");
  await isShown("a brass lamp", "approved");

  await userEvent.keyboard("jyu");
  expect(await screen.findByText("Not undone: what you did just before is still being saved")).toBeTruthy();
  late.letGo();

  expect(await screen.findByText("night 3 #2, “a tin lamp”")).toBeTruthy();
  expect(writes(asked).map(({ key }) => key.slice(0, 3))).toEqual(["PUT", "PUT"]);
});

test("an undo that met a fault is tried again by u, and the notice of it takes the place of the failure's", async () => {
  const row = aRow("a brass lamp");
  const tries = [failure(), { status: "saved", review: REVIEW, eventId: crypto.randomUUID() }];
  const { asked } = await givenRows([row], { [`POST /api/trajectories/${row.id}/undo`]: () => tries.shift() });
  await userEvent.keyboard("jy");
  await isShown("a brass lamp", "approved");
  await userEvent.keyboard("u");
  expect(await screen.findByText("No approval was taken back")).toBeTruthy();

  await userEvent.keyboard("u");

  expect(await screen.findByText("1 approval taken back")).toBeTruthy();
  await waitFor(() => expect(screen.queryByText("No approval was taken back")).toBeNull(), BEFORE_ITS_TIME);
  expect(
    new Set(
      bodies(asked)
        .slice(1)
        .map((body) => JSON.stringify(body)),
    ).size,
  ).toBe(1);
});

test("where an approval has worked at another try, the notice that it had not is gone", async () => {
  const row = aRow("a brass lamp");
  const tries = [failure(), { status: "saved", review: REVIEW, eventId: crypto.randomUUID() }];
  await givenRows([row], { [`PUT /api/trajectories/${row.id}/approval`]: () => tries.shift() });
  await userEvent.keyboard("jy");
  expect(await screen.findByText("No row was approved")).toBeTruthy();

  await userEvent.keyboard("y");

  expect(await screen.findByText("Approved 1 trajectory")).toBeTruthy();
  await waitFor(() => expect(screen.queryByText("No row was approved")).toBeNull(), BEFORE_ITS_TIME);
});

test("selected rows that the filter no longer lists are not written, and that is told", async () => {
  const row = aRow("a brass lamp");
  const rows = [[row], []];
  const { asked } = await givenRows([row], {
    "GET /api/trajectories": () => givenTrajectoryPage(rows.shift() ?? []),
  });
  await userEvent.keyboard("jxy");
  await waitFor(() => expect(screen.queryByRole("row", { name: /a brass lamp/ })).toBeNull());

  await userEvent.keyboard("y");

  expect(await screen.findByText("None of the selected rows is in this list any more")).toBeTruthy();
  expect(writes(asked)).toHaveLength(1);
});
