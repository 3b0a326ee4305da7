import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aReview, aStep, givenReader, givenWideWindow } from "@/components/trajectory/given-reader";
import { Toaster } from "@/components/ui/toast";
import { ready } from "./given-answers";

vi.mock("./undo-latest", () => {
  throw new Error("It does not come.");
});

const approved = aReview({ approved: true, version: 4 });
const APPROVED = { status: "saved", review: approved, eventId: crypto.randomUUID() };

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ["Undone", { status: "saved", review: aReview({ version: 5 }), eventId: crypto.randomUUID() }],
  ["Nothing was undone", { status: "conflict", review: approved }],
])("what became of an undo is told though the code of its words does not come: “%s”", async (words, answer) => {
  render(<Toaster />);
  givenReader({
    steps: [aStep(0)],
    answers: {
      "PUT /api/trajectories/:id/approval": APPROVED,
      "POST /api/trajectories/:id/undo": answer,
    },
  });
  await ready();
  await userEvent.keyboard("y");

  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));

  expect(await screen.findByText(words)).toBeTruthy();
});
