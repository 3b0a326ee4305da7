import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Toaster } from "@/components/ui/toast";
import { createDwellClock } from "@/lib/client/dwell-clock";
import { EMPTY_FLOW, type FlowState, heldOf, shownItem, withDraft } from "@/lib/client/flow-state";
import { aStore } from "@/lib/client/given-outbox";
import { createOutbox } from "@/lib/client/outbox";
import type { OutboxStore } from "@/lib/client/outbox-store";
import { sessionAnswers } from "@/lib/client/session-answers";
import { draftOf } from "@/lib/domain/answer-draft";
import type { Answers } from "@/lib/domain/question";
import { anItem, BLIND_QUESTIONS, givenFlow, givenFreshBrowser, lamps, leaveBrowser, press, shown } from "./given-flow";

beforeEach(givenFreshBrowser);
afterEach(leaveBrowser);

const ANSWERS: Answers = { structure: "agentic", gate: "4" };
const CITED = { step: 0, field: "thought", start: 0, end: 7, quote: "Thought" } as const;

/** Two items in the hands, the first with answers, over a disk that does what it is told to. */
function givenAnswered(put: OutboxStore["put"]) {
  const [first, second] = [anItem("a brass lamp"), anItem("a copper lamp")];
  const items = [first, second].map((item) => heldOf(item));
  let state: FlowState = { ...EMPTY_FLOW, phase: { kind: "open" }, items, shown: first.lease };
  state = withDraft(state, first.item, draftOf(BLIND_QUESTIONS, ANSWERS));
  const nothing = async () => undefined;
  const gone = new Set<string>();
  const told = vi.fn();
  const drafts = { change: vi.fn(), forget: vi.fn(), move: vi.fn(), kept: vi.fn(), hasRefused: () => false };
  const answers = sessionAnswers({
    ...{ queue: "q", gone, askLast: nothing, refill: nothing, refillUnderWay: nothing, tell: told },
    get: () => state,
    set: (next) => {
      state = next;
    },
    setLast: (last) => {
      state = { ...state, last };
    },
    rests: () => state.isBusy,
    outbox: createOutbox({
      store: { ...aStore(), put },
      send: () => new Promise(() => undefined),
      isOwnerSignedIn: async () => true,
      isOnline: () => false,
      alone: (work) => work(),
      tellOthers: () => undefined,
    }),
    drafts: { ...drafts, retry: nothing, flush: nothing, stop: vi.fn() },
    dwell: createDwellClock(() => 0),
  });

  return { answers, first, second, gone, drafts, told, state: () => state };
}

test("the next item is on screen while the disk keeps the answer, and until then nothing is looked back at", async () => {
  let keep = (): void => undefined;
  const { answers, first, second, gone, drafts, state } = givenAnswered(
    () => new Promise((resolve) => (keep = resolve)),
  );

  const fault = answers.commit(ANSWERS);

  expect([shownItem(state())?.item.item, state().isBusy, state().last]).toEqual([second.item, true, []]);
  expect([gone.has(first.item), drafts.forget.mock.calls]).toEqual([true, []]);
  keep();
  expect(await fault).toBeUndefined();
  expect([state().isBusy, state().last.map(({ item }) => item)]).toEqual([false, [first.item]]);
  expect(drafts.forget.mock.calls).toEqual([[first.lease]]);
});

test.each([
  [undefined, "Full. It is back on screen; try again."],
  [CITED, "Full. It is back on screen, without the words that it cited; try again."],
])("what the disk refuses is told, and back on screen with all that was answered", async (cited, says) => {
  const { answers, first, second, gone, drafts, state, told } = givenAnswered(() => Promise.reject(new Error("Full")));
  const whole = { ...ANSWERS, note: "Given with the last key" };

  expect(await answers.commit(whole, cited)).toBeUndefined();

  expect(told.mock.calls).toEqual([["The browser could not keep the answer", says, "danger"]]);
  const { items, shown: lease, isBusy, last } = state();
  expect(items.map(({ item }) => item.item)).toEqual([first.item, second.item]);
  expect([lease, items[0]?.draft.answers, isBusy, last]).toEqual([first.lease, whole, false, []]);
  expect([gone.size, drafts.forget.mock.calls]).toEqual([0, []]);
  expect(drafts.change.mock.calls).toEqual([[first.lease, whole]]);
});

/** A browser whose disk is full until told otherwise. */
function givenFullDisk() {
  return vi.spyOn(localStorage, "setItem").mockImplementation(() => {
    throw new Error("Full");
  });
}

test("an answer that the browser could not keep is given again by the key", async () => {
  const { commits } = givenFlow({ items: lamps() });
  render(<Toaster />);
  await shown("a brass lamp");
  await press("1", "4");
  const full = givenFullDisk();

  await press("{Enter}");

  expect(await screen.findByText("Full. It is back on screen; try again.")).toBeTruthy();
  await shown("a brass lamp");
  full.mockRestore();
  await press("{Enter}");
  await shown("a copper lamp");
  await waitFor(() => expect(commits.map(({ body }) => body.answers)).toEqual([ANSWERS]));
});

test("a rejection that the browser could not keep comes back with its reason", async () => {
  const { commits } = givenFlow({ items: lamps() });
  render(<Toaster />);
  await shown("a brass lamp");
  await press("r");
  await screen.findByRole("group", { name: /^Why it is rejected/ });
  const full = givenFullDisk();

  await press("1");

  expect(await screen.findByText("Full. It is back on screen; try again.")).toBeTruthy();
  full.mockRestore();
  await press("{Enter}");
  await shown("a copper lamp");
  await waitFor(() =>
    expect(commits.map(({ body }) => body.answers)).toEqual([
      { structure: "reject", reason: "code_rewrote_arguments" },
    ]),
  );
});

test("a press while an answer is being kept reveals nothing of the one before it", async () => {
  const { commits, asked } = givenFlow({ items: lamps() });
  render(<Toaster />);
  await shown("a brass lamp");
  await press("1", "4", "{Enter}");
  await shown("a copper lamp");
  await waitFor(() => expect(commits).toHaveLength(1));
  await screen.findByRole("button", { name: /^Reveal/ });
  await press("2", "5");

  fireEvent.keyDown(document.body, { key: "Enter" });
  fireEvent.keyDown(document.body, { key: "b" });

  expect(await screen.findByText("Not taken: what you did just before is still being saved")).toBeTruthy();
  await shown("a tin lamp");
  await waitFor(() => expect(commits).toHaveLength(2));
  expect(asked.filter(({ key }) => key.includes("reveal"))).toEqual([]);
});
