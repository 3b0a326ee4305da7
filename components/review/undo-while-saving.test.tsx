import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Answer, lateAnswer } from "@/components/shell/given-app";
import { aReview, aStep, givenReader, givenWideWindow } from "@/components/trajectory/given-reader";
import { Toaster } from "@/components/ui/toast";
import { bodiesOf, ready } from "./given-answers";

const EVENT = "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6e001";
const APPROVED = { status: "saved", review: aReview({ approved: true, version: 4 }), eventId: EVENT };
const TAKEN_BACK = { status: "saved", review: aReview({ version: 5 }), eventId: crypto.randomUUID() };
const NOTHING = "There is nothing of yours to undo here";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A reader whose server does not know of an answer yet when it is asked what was said before. */
async function givenOpen(answers: Readonly<Record<string, Answer>>) {
  render(<Toaster />);
  const { asked } = givenReader({
    steps: [aStep(0)],
    answers: {
      "GET /api/trajectories/:id/history": { review: aReview(), events: [], total: 0, nextCursor: null },
      "POST /api/trajectories/:id/undo": TAKEN_BACK,
      ...answers,
    },
  });
  await ready();
  const undone = () => asked.filter(({ key }) => key.endsWith("/undo")).map(({ body }) => body);

  return { asked, undone };
}

test("an answer that is being saved is taken back once it is, and is not said to be there in between", async () => {
  const late = lateAnswer(APPROVED);
  const { undone } = await givenOpen({ "PUT /api/trajectories/:id/approval": late.response });
  const told = vi.fn();
  const watch = new MutationObserver(() => told(document.body.textContent));
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });

  await userEvent.keyboard("y");
  expect((await screen.findByRole("button", { name: /^Approve/ })).hasAttribute("disabled")).toBe(true);
  await userEvent.keyboard("u");
  expect(undone()).toEqual([]);
  late.letGo();

  expect(await screen.findByText("Undone: approval taken back")).toBeTruthy();
  watch.disconnect();
  expect(undone()).toEqual([{ eventId: EVENT }]);
  expect(told).not.toHaveBeenCalledWith(expect.stringContaining("Approved for export"));
  expect(screen.queryByText(NOTHING)).toBeNull();
});

test("keys that follow each other before anything is drawn are one answer and its undo", async () => {
  const { asked, undone } = await givenOpen({ "PUT /api/trajectories/:id/approval": APPROVED });

  for (const key of ["y", "y", "u"])
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

  expect(await screen.findByText("Undone: approval taken back")).toBeTruthy();
  expect(bodiesOf(asked, "/approval")).toEqual([{ approved: true, expectedVersion: 3 }]);
  expect(undone()).toEqual([{ eventId: EVENT }]);
});

test("the undo of an answer that could not be saved waits for no other one", async () => {
  const failed = lateAnswer({ code: "INTERNAL", detail: "The server failed.", requestId: "r-7" }, 500);
  const answers = [failed.response, APPROVED];
  const { undone } = await givenOpen({ "PUT /api/trajectories/:id/approval": () => answers.shift() });

  await userEvent.keyboard("yu");
  failed.letGo();
  await screen.findByText("The approval was not saved");
  await waitFor(() => expect(screen.getByRole("button", { name: /^Approve/ }).hasAttribute("disabled")).toBe(false));
  await userEvent.keyboard("y");

  expect(await screen.findByText("Approved for export")).toBeTruthy();
  expect(undone()).toEqual([]);
});

test("a label that is being saved is taken back as well", async () => {
  const review = aReview({ label: "agentic", labelSource: "person", labelledBy: "Ada", isLabelMine: true, version: 4 });
  const late = lateAnswer({ status: "saved", review, eventId: EVENT });
  const { undone } = await givenOpen({ "PUT /api/trajectories/:id/label": late.response });

  await userEvent.keyboard("1{Enter}");
  await userEvent.keyboard("u");
  late.letGo();

  expect(await screen.findByText("Undone: no label")).toBeTruthy();
  expect(undone()).toEqual([{ eventId: EVENT }]);
});

test("where the history cannot be read nothing is undone, which might be another answer, and that is told", async () => {
  const failed = () => Response.json({ code: "INVALID", detail: "Not now.", requestId: "r-7" }, { status: 422 });
  const { undone } = await givenOpen({ "GET /api/trajectories/:id/history": failed });

  await userEvent.keyboard("u");

  expect(await screen.findByText("Nothing was undone")).toBeTruthy();
  expect(screen.queryByText(NOTHING)).toBeNull();
  expect(undone()).toEqual([]);
});

test("the button of a notice does not undo again what a key undoes already", async () => {
  const late = lateAnswer(TAKEN_BACK);
  const { undone } = await givenOpen({
    "PUT /api/trajectories/:id/approval": APPROVED,
    "POST /api/trajectories/:id/undo": late.response,
  });
  await userEvent.keyboard("y");
  const button = await screen.findByRole("button", { name: "Undo" });
  await userEvent.click(button);
  await userEvent.click(button);
  await userEvent.keyboard("u");
  late.letGo();

  expect(await screen.findByText("Undone: approval taken back")).toBeTruthy();
  expect(undone()).toEqual([{ eventId: EVENT }]);
});

test("while an answer is being taken back the buttons of another one wait", async () => {
  const late = lateAnswer(TAKEN_BACK);
  await givenOpen({
    "PUT /api/trajectories/:id/approval": APPROVED,
    "POST /api/trajectories/:id/undo": late.response,
  });
  await userEvent.keyboard("y");
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));

  const button = await screen.findByRole("button", { name: /^Approve/ });
  await waitFor(() => expect(button).toHaveProperty("disabled", true));
  late.letGo();

  expect(await screen.findByText("Undone: approval taken back")).toBeTruthy();
  await waitFor(() => expect(button).toHaveProperty("disabled", false));
});
