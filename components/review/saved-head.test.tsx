import { useQuery } from "@tanstack/react-query";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenApp, lateAnswer } from "@/components/shell/given-app";
import { aDetail, aReview, aStep, givenReader, givenWideWindow } from "@/components/trajectory/given-reader";
import { Reader } from "@/components/trajectory/reader";
import { TRAJECTORY_KEYS } from "@/lib/client/trajectory";
import type { TrajectoryDetail } from "@/lib/contract/trajectory-detail";
import { ready } from "./given-answers";
import { anEvent } from "./given-event";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The reader of what the browser holds of a trajectory, as on its page. */
function Open({ detail: first }: { detail: TrajectoryDetail }) {
  const queryKey = TRAJECTORY_KEYS.detail(first.header.id);
  const { data: detail } = useQuery({ queryKey, queryFn: () => first, initialData: first, enabled: false });
  const table = { corpus: detail.header.corpus.id, filter: "", sort: "-imported" };

  return <Reader detail={detail} link={{ mode: "story", layers: [] }} table={table} />;
}

const head = () => within(screen.getByRole("region", { name: "The saved label" }));

test("before any label its line is there, and nothing in it can be taken back", async () => {
  givenReader({ steps: [aStep(0)] });
  await ready();

  expect(head().getByText("no label yet").parentElement?.className).toContain("min-h-6");
  expect(head().queryByRole("button")).toBeNull();
});

const SPAN = { step: 0, field: "thought", start: 0, end: 7, quote: "Thought" } as const;

/** Of the server, of a label that is saved at that time. */
const savedAt = (updatedAt: string) =>
  aReview({
    ...{ label: "agentic", labelSource: "person", labelledBy: "Ada", isLabelMine: true, version: 4 },
    updatedAt,
  });

/** The pages of history are answered one after the other. */
function givenOpen({ at: time, histories }: { readonly at: string; readonly histories: readonly Response[] }) {
  const detail = aDetail({ steps: [aStep(0)] });
  const at = `/api/trajectories/${detail.header.id}`;
  const pages = [...histories];
  const { asked } = givenApp(<Open detail={detail} />, {
    answers: {
      [`GET ${at}/chunks/0`]: [aStep(0)],
      [`GET ${at}/history`]: () => pages.shift(),
      [`PUT ${at}/label`]: { status: "saved", review: savedAt(time), eventId: crypto.randomUUID() },
    },
  });

  return { askedForHistory: () => asked.filter(({ key }) => key === `GET ${at}/history`) };
}

const NO_HISTORY = { review: aReview(), events: [] };

test("what is saved stands with its time, reason and cited words before the history tells of it", async () => {
  const late = lateAnswer(NO_HISTORY);
  const histories = [Response.json(NO_HISTORY), late.response];
  const { askedForHistory } = givenOpen({ at: new Date().toISOString(), histories });
  await ready();
  const words = document.querySelector('[data-step-row="0"] [data-start]')?.firstChild;
  if (!words) throw new Error("The step has a thought.");
  window.getSelection()?.setBaseAndExtent(words, 0, words, 7);

  await userEvent.keyboard("12q{Control>}{Enter}{/Control}");

  expect(await head().findByText("just now")).toBeTruthy();
  expect(head().getByText("The model decided the calls")).toBeTruthy();
  expect(head().getByText("“Thought”")).toBeTruthy();
  expect(head().getByRole("link", { name: "step 1, thought" })).toBeTruthy();
  expect(head().getByRole("button", { name: "Take the label back" })).toBeTruthy();
  await waitFor(() => expect(askedForHistory()).toHaveLength(2));
  late.letGo();
});

test("the words that a saved label cites stand with it, and lead to where they are", async () => {
  const review = aReview({ label: "sub_task", labelSource: "person", labelledBy: "Ada", isLabelMine: true });
  const span = { ...SPAN, step: 1 };
  const cites = anEvent({ note: "See there.", span });
  const undone = anEvent({ span: { ...span, quote: "of an answer that was undone" }, at: "2026-11-21T08:00:00.000Z" });
  const undo = anEvent({ undoes: undone.id, at: "2026-11-21T08:01:00.000Z" });
  givenReader({
    steps: [aStep(0), aStep(1)],
    review,
    answers: { "GET /api/trajectories/:id/history": { review, events: [undo, undone, cites] } },
  });
  await ready();

  expect(await head().findByText("“Thought”")).toBeTruthy();
  expect(head().queryByText(/undone/)).toBeNull();
  await userEvent.click(head().getByRole("link", { name: "step 2, thought" }));

  await waitFor(() => expect(document.querySelector("[data-cited]")?.textContent).toBe("Thought"));
});

test("the label that stands is named below the button that approves, which does not move for it", async () => {
  givenReader({ steps: [aStep(0)], review: aReview({ label: "sub_task", labelSource: "person", labelledBy: "Ada" }) });
  await ready();

  const named = await screen.findByText(/Ada\s+called this sub-task\./);
  const button = screen.getByRole("button", { name: /^Approve/ });
  expect(button.compareDocumentPosition(named) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
