import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aReview, aStep, givenReader, givenWideWindow } from "@/components/trajectory/given-reader";
import { Toaster } from "@/components/ui/toast";
import { bodiesOf, ready, SAVED } from "./given-answers";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("while an answer is chosen and not saved, the key of the approval writes nothing and says why", async () => {
  render(<Toaster />);
  const { asked } = givenReader({ steps: [aStep(0)] });
  await ready();

  await userEvent.keyboard("3y");
  expect(await screen.findByText("Your answer is not saved yet. Save it or drop it, then approve.")).toBeTruthy();

  expect(bodiesOf(asked, "/approval")).toEqual([]);
});

test("nor does it take an approval back beside a rejection that is not saved", async () => {
  render(<Toaster />);
  const { asked } = givenReader({ steps: [aStep(0)], review: aReview({ approved: true }) });
  await ready();

  await userEvent.keyboard("3y");

  const why = "Your answer is not saved yet. Save it or drop it, then take the approval back.";
  expect(await screen.findByText(why)).toBeTruthy();
  expect(bodiesOf(asked, "/approval")).toEqual([]);
});

test("a label that takes an approval back says so", async () => {
  render(<Toaster />);
  const rejected = aReview({ label: "reject", labelSource: "person", labelledBy: "Ada", version: 4, approved: false });
  givenReader({
    steps: [aStep(0)],
    review: aReview({ approved: true }),
    answers: { "PUT /api/trajectories/:id/label": { ...SAVED, review: rejected } },
  });
  await ready();

  await userEvent.keyboard("31{Enter}");

  expect(await screen.findByText("Label saved; the approval is taken back with it")).toBeTruthy();
});

test("what one answered in a queue is said, while the queue has not settled it", async () => {
  const given = {
    ...{ id: crypto.randomUUID(), person: "Ada", isMine: true, question: "structure", queue: "Audit", phase: "answer" },
    ...{ value: "agentic", reason: null, note: null, span: null, version: 1, undoes: null, isBulk: false },
    at: "2026-11-20T08:00:00.000Z",
  };
  const history = { review: aReview(), events: [given], total: 1, nextCursor: null };
  givenReader({ steps: [aStep(0)], answers: { "GET /api/trajectories/:id/history": history } });

  const answer = within(await screen.findByRole("region", { name: "Your answer" }));

  await waitFor(() => expect(answer.getByText(/You answered/).textContent).toContain("agentic in “Audit”"));
});
