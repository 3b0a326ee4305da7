import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lateAnswer } from "@/components/shell/given-app";
import { aRow, givenFreshTable, givenRows, writes } from "./given-approvable-rows";
import { address } from "./given-table";
import { givenTrajectoryPage } from "./given-trajectory-row";

beforeEach(givenFreshTable);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const READING = "Reading what is asked for now";
const SHOWN = aRow("a brass lamp");
const NEXT = aRow("a tin lamp");

/** Another filter was asked for; the rows of the one before stand until its own are here. */
async function givenStaleRows() {
  const late = lateAnswer(givenTrajectoryPage([NEXT]));
  const app = await givenRows([SHOWN], {
    "GET /api/trajectories": (url: URL) =>
      url.searchParams.get("filter") ? late.response : givenTrajectoryPage([SHOWN]),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Agentic, 2" }));
  await waitFor(() => expect(address.state?.filter).toBe("verdict:agentic"));

  return { ...app, late };
}

const table = () => screen.getByRole("grid").closest("[aria-busy]");
/** The rows alone: what stands beside them is of now. */
const paled = () => screen.getByRole("grid").closest("[class*=opacity-60]");

test("rows of the filter before are pale once the next ones take their time, which is said, and at full strength when those are here", async () => {
  const { late } = await givenStaleRows();

  expect(table()?.getAttribute("aria-busy")).toBe("true");
  expect(paled()?.className).toMatch(/group-data-stale\/rows:opacity-60 .*group-data-stale\/rows:delay-/);
  expect(paled()?.contains(document.querySelector("footer"))).toBe(false);
  const said = screen.getByText(READING);
  expect(said.closest("[role=status]")).not.toBeNull();
  // What is busy is not read out.
  expect(said.closest("[aria-busy]")).toBeNull();
  late.letGo();

  expect(await screen.findByRole("row", { name: /a tin lamp/ })).toBeTruthy();
  expect(screen.queryByText(READING)).toBeNull();
  expect(table()?.getAttribute("aria-busy")).toBe("false");
});

test("while the rows of another filter are on their way, what is approved are the rows that are shown", async () => {
  const { asked } = await givenStaleRows();

  await userEvent.keyboard("jxy");

  expect(await screen.findByText("Approved 1 trajectory")).toBeTruthy();
  expect(writes(asked).map(({ key }) => key)).toEqual([`PUT /api/trajectories/${SHOWN.id}/approval`]);
});
