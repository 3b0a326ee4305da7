import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Answer, lateAnswer } from "@/components/shell/given-app";
import { aReview, aStep, givenReader, givenWideWindow } from "@/components/trajectory/given-reader";
import { Toaster } from "@/components/ui/toast";
import { bodiesOf, ready } from "./given-answers";
import { anEvent } from "./given-event";

const [LABEL, APPROVAL] = ["2f0e7c2a-6a51-4a0e-9a34-50c1f5a6e001", "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6e002"];
const labelled = { label: "agentic", labelSource: "person", labelledBy: "Ada", isLabelMine: true } as const;
const LABELLED = { status: "saved", review: aReview({ ...labelled, version: 4 }), eventId: LABEL };
const APPROVED = { status: "saved", review: aReview({ ...labelled, approved: true, version: 5 }), eventId: APPROVAL };
const TAKEN_BACK = { status: "saved", review: aReview({ version: 6 }), eventId: crypto.randomUUID() };
const EVENTS = [
  anEvent({ id: APPROVAL, question: "approval", value: "yes" }),
  anEvent({ id: LABEL, question: "structure", value: "agentic" }),
];
const NOT_TAKEN = "Not taken: what you did just before is still being saved";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const historyOf = (events: readonly unknown[]) => ({ events, total: events.length, nextCursor: null });

/** A reader in which a label and an approval can be given. */
async function givenOpen(answers: Readonly<Record<string, Answer>>) {
  render(<Toaster />);
  const { asked } = givenReader({
    steps: [aStep(0)],
    answers: {
      "GET /api/trajectories/:id/history": historyOf([]),
      "PUT /api/trajectories/:id/label": LABELLED,
      "PUT /api/trajectories/:id/approval": APPROVED,
      "POST /api/trajectories/:id/undo": TAKEN_BACK,
      ...answers,
    },
  });
  await ready();
  const undone = () => asked.flatMap(({ key, body }) => (key.endsWith("/undo") ? [body] : []));
  const reads = () => asked.filter(({ key }) => key.endsWith("/history")).length;

  return { asked, undone, reads };
}

test("an undo takes back no answer that was given after it, and says so", async () => {
  // The key asks anew for what is being asked; both are given up for what is asked after the approval.
  const [late, anew] = [lateAnswer(historyOf(EVENTS.slice(1))), lateAnswer(historyOf(EVENTS.slice(1)))];
  const histories: unknown[] = [historyOf([]), late.response, anew.response, historyOf(EVENTS)];
  const { asked, undone, reads } = await givenOpen({ "GET /api/trajectories/:id/history": () => histories.shift() });
  await userEvent.keyboard("1{Enter}");
  await screen.findByText("Label saved");
  await waitFor(() => expect(reads()).toBe(2));

  await userEvent.keyboard("uy");

  expect(await screen.findByText("Not undone: you did something else meanwhile")).toBeTruthy();
  expect(bodiesOf(asked, "/approval")).toHaveLength(1);
  expect(undone()).toEqual([]);
});

test("an approval that is given while a label is being saved is not taken, and that is told", async () => {
  const late = lateAnswer(LABELLED);
  const { asked } = await givenOpen({ "PUT /api/trajectories/:id/label": late.response });

  await userEvent.keyboard("1{Enter}{Enter}");
  expect(screen.queryByText(NOT_TAKEN)).toBeNull();
  await userEvent.keyboard("y");

  expect(await screen.findByText(NOT_TAKEN)).toBeTruthy();
  late.letGo();
  expect(await screen.findByText("Label saved")).toBeTruthy();
  expect(bodiesOf(asked, "/approval")).toEqual([]);
});

test.each([
  ["an approval", "y"],
  ["a label", "1{Enter}"],
  ["another undo", "u"],
])("%s is not taken while one is being taken back, and that is told", async (_, keys) => {
  const late = lateAnswer(TAKEN_BACK);
  const { asked, undone } = await givenOpen({
    "GET /api/trajectories/:id/history": historyOf(EVENTS),
    "POST /api/trajectories/:id/undo": late.response,
  });
  await userEvent.keyboard("y");
  await screen.findByText("Approved for export");
  await userEvent.keyboard("u");
  await waitFor(() => expect(undone()).toEqual([{ eventId: APPROVAL }]));

  await userEvent.keyboard(keys);

  expect(await screen.findByText(NOT_TAKEN)).toBeTruthy();
  late.letGo();
  expect(await screen.findByText(/^Undone:/)).toBeTruthy();
  expect(undone()).toHaveLength(1);
  expect([...bodiesOf(asked, "/label"), ...bodiesOf(asked, "/approval")]).toHaveLength(1);
});

test("an undo that meets another one, of which it cannot know whether that is in what it read, is told as not taken", async () => {
  const [history, anew] = [lateAnswer(historyOf(EVENTS)), lateAnswer(historyOf(EVENTS.slice(1)))];
  const undo = lateAnswer(TAKEN_BACK);
  const histories: unknown[] = [historyOf([]), history.response, anew.response];
  const { undone, reads } = await givenOpen({
    "GET /api/trajectories/:id/history": () => histories.shift(),
    "POST /api/trajectories/:id/undo": undo.response,
  });
  await userEvent.keyboard("y");
  const button = await screen.findByRole("button", { name: "Undo" });
  await waitFor(() => expect(reads()).toBe(2));

  await userEvent.keyboard("u");
  await userEvent.click(button);
  await waitFor(() => expect(undone()).toEqual([{ eventId: APPROVAL }]));
  anew.letGo();

  expect(await screen.findByText(NOT_TAKEN)).toBeTruthy();
  expect(undone()).toHaveLength(1);
});
