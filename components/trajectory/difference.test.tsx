import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenTrajectoryRow } from "@/components/trajectory-list/given-trajectory-row";
import { aDetail, aStep, givenReader, givenWideWindow } from "./given-reader";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, "", "/");
});

const searchFor = (q: string) => ({
  claimed: [{ name: "find_product", args: { q }, requestor: "agent" as const }],
});

function givenTwoRollouts() {
  const theirs = [aStep(0, searchFor("magnet")), aStep(1, searchFor("blue lamp"))];
  const other = aDetail({ steps: theirs });
  const { id } = other.header;

  return givenReader({
    steps: [aStep(0, searchFor("magnet")), aStep(1, searchFor("red lamp"))],
    answers: {
      "GET /api/trajectories": {
        items: [givenTrajectoryRow({ id, run: "night 4" })],
        nextCursor: null,
        count: { value: 1, isCapped: false },
      },
      [`GET /api/trajectories/${id}`]: other,
      [`GET /api/trajectories/${id}/chunks/0`]: theirs,
    },
  });
}

test("x says of each step how it stands to the other rollout, and x again takes that away", async () => {
  givenTwoRollouts();
  await screen.findAllByText("find_product");

  await userEvent.keyboard("x");

  expect(await screen.findByText("1 of 2 steps with the same calls, 1 with other arguments.")).toBeTruthy();
  const steps = screen.getAllByRole("article");
  expect(steps.map((step) => within(step).queryByText(/its step \d/)?.textContent)).toEqual([
    expect.stringContaining("same calls as its step 1"),
    expect.stringContaining("other arguments than its step 2"),
  ]);

  await userEvent.keyboard("x");

  expect(screen.queryByText(/its step \d/)).toBeNull();
});
