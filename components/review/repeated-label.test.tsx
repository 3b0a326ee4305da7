import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lateAnswer } from "@/components/shell/given-app";
import { aReview, aStep, givenReader, givenWideWindow } from "@/components/trajectory/given-reader";
import { Toaster } from "@/components/ui/toast";
import type { Review } from "@/lib/contract/labels";
import { bodiesOf, ready } from "./given-answers";

const ALREADY = "This is the label already.";
const SEEN = aReview({ label: "agentic", labelSource: "person", labelledBy: "Ada", version: 3 });

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A reader that shows an agentic trajectory, while this is what the server holds by now. */
async function givenStanding(standing: Review) {
  render(<Toaster />);
  const app = givenReader({
    steps: [aStep(0)],
    review: SEEN,
    answers: {
      "GET /api/trajectories/:id/history": { review: standing, events: [] },
      "PUT /api/trajectories/:id/label": { status: "conflict", review: standing },
    },
  });
  await ready();

  return app;
}

test("who repeats a label that is another one by now is shown both, with what the server was told was seen", async () => {
  const { asked } = await givenStanding(
    aReview({ label: "sub_task", labelSource: "person", labelledBy: "Bo", version: 4 }),
  );

  await userEvent.keyboard("1{Enter}");

  const notice = await screen.findByRole("alert", { name: "Two answers" });
  expect(within(notice).getByRole("row", { name: "Label sub-task agentic" })).toBeTruthy();
  expect(bodiesOf(asked, "/label")).toEqual([{ label: "agentic", expectedVersion: 3 }]);
  expect(screen.queryByText(ALREADY)).toBeNull();
});

test("who repeats the label that stands is told so, and nothing is written or left to be saved", async () => {
  const { asked } = await givenStanding(SEEN);

  await userEvent.keyboard("1{Enter}");

  expect(await screen.findByText(ALREADY)).toBeTruthy();
  expect(bodiesOf(asked, "/label")).toEqual([]);
  expect(screen.queryByText("Not saved yet.")).toBeNull();
});

test("a label that was given again meanwhile is written by nobody twice", async () => {
  const { asked } = await givenStanding({ ...SEEN, labelledBy: "Bo", version: 9 });

  await userEvent.keyboard("1{Enter}");

  expect(await screen.findByText(ALREADY)).toBeTruthy();
  expect(bodiesOf(asked, "/label")).toEqual([]);
});

test("that it is the label already is not said before the server has said it", async () => {
  render(<Toaster />);
  const late = lateAnswer({ review: SEEN, events: [] });
  givenReader({
    steps: [aStep(0)],
    review: SEEN,
    answers: {
      "GET /api/trajectories/:id/history": (url: URL) =>
        url.searchParams.has("limit") ? late.response : { review: SEEN, events: [] },
    },
  });
  await ready();

  await userEvent.keyboard("1{Enter}");
  expect((await screen.findByRole("button", { name: /^Saving/ })).hasAttribute("disabled")).toBe(true);
  expect(screen.queryByText(ALREADY)).toBeNull();
  late.letGo();

  expect(await screen.findByText(ALREADY)).toBeTruthy();
});

test("where the server cannot be asked the label is said not to be saved", async () => {
  render(<Toaster />);
  givenReader({
    steps: [aStep(0)],
    review: SEEN,
    answers: { "GET /api/trajectories/:id/history": undefined },
  });
  await ready();

  await userEvent.keyboard("1{Enter}");

  expect(await screen.findByText("The label was not saved")).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(ALREADY)).toBeNull());
});
