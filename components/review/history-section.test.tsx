import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aReview, aStep, givenReader, givenWideWindow } from "@/components/trajectory/given-reader";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function anEvent(note: string) {
  return {
    id: crypto.randomUUID(),
    person: "Ada",
    isMine: false,
    question: "structure",
    value: "agentic",
    reason: null,
    note,
    span: null,
    version: 1,
    undoes: null,
    isBulk: false,
    queue: null,
    phase: "answer",
    at: "2026-11-20T08:00:00.000Z",
  };
}

test("of a long history the newest page is shown with how many events there are, and the older ones come on request", async () => {
  const [old, fresh] = [anEvent("the first note"), anEvent("the last note")];
  givenReader({
    steps: [aStep(0)],
    answers: {
      "GET /api/trajectories/:id/history": (url: URL) =>
        url.searchParams.get("cursor") === fresh.id
          ? { review: aReview(), events: [old], total: 2, nextCursor: null }
          : { review: aReview(), events: [fresh], total: 2, nextCursor: fresh.id },
    },
  });
  expect(await screen.findByText("Showing 1 of 2")).toBeTruthy();
  const history = within(screen.getByRole("region", { name: "History" }));
  expect(history.getByText("2 events")).toBeTruthy();

  await userEvent.click(history.getByRole("button", { name: "Show older" }));

  expect(await history.findByText("the first note")).toBeTruthy();
  expect(history.getByText("the last note")).toBeTruthy();
  expect(history.queryByText(/^Showing/)).toBeNull();
});
