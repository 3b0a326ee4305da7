import { render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  anItem,
  aProgress,
  givenFlow,
  givenFreshBrowser,
  lamps,
  leaveBrowser,
  press,
  shown,
  silence,
} from "@/components/review-flow/given-flow";
import { Toaster } from "@/components/ui/toast";
import { createDwellClock } from "./dwell-clock";
import { EMPTY_FLOW, type FlowState, heldOf } from "./flow-state";
import { anEntry, aStore } from "./given-outbox";
import { createOutbox } from "./outbox";
import { sessionAnswers } from "./session-answers";

beforeEach(givenFreshBrowser);
afterEach(leaveBrowser);

const ANSWERS = { structure: "agentic", gate: "4" };

test("a browser with room for the outbox alone takes one answer after the other", async () => {
  const { commits } = givenFlow({ items: lamps() });
  const setItem = localStorage.setItem.bind(localStorage);
  vi.spyOn(localStorage, "setItem").mockImplementation((key, value) => {
    if (/^assay\.(answers|draft)\./.test(key)) throw new Error("Full");
    setItem(key, value);
  });
  await shown("a brass lamp");

  await press("1", "4", "{Enter}");
  await shown("a copper lamp");
  await waitFor(() => expect(commits).toHaveLength(1));
  await press("1", "4", "{Enter}");

  await shown("a tin lamp");
  await waitFor(() => expect(commits.map(({ body }) => body.answers)).toEqual([ANSWERS, ANSWERS]));
});

/** The review screen, whose network goes and comes back; the server gives out other items than the first if it is told so. */
function givenNetwork() {
  const items = lamps();
  const net = { isThere: true, isFirstGone: false };
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => net.isThere);
  const flow = givenFlow({
    items,
    answers: { "POST /api/queues/1b4e28ba-2fa1-41d2-883f-0016d3cca427/leases": leases },
  });
  render(<Toaster />);

  function leases() {
    if (!net.isThere) silence();
    const open = items.filter(({ lease }, at) => !flow.done.has(lease) && !(net.isFirstGone && at === 0));
    return { items: open.slice(0, 3), progress: aProgress(), nothing: "more" };
  }

  return { ...flow, net };
}

test("an answer that was not sent is taken back without a network, and its item is there with it", async () => {
  const { commits, net } = givenNetwork();
  await shown("a brass lamp");
  net.isThere = false;
  await press("1", "4", "{Enter}");
  await shown("a copper lamp");
  await press("2", "3", "{Enter}");
  await shown("a tin lamp");

  await press("u");
  await shown("a copper lamp");
  await press("u");
  await shown("a brass lamp");

  expect(localStorage.getItem("assay.outbox")).toBe("[]");
  expect(screen.getByRole("button", { name: "4 no compare" }).getAttribute("aria-pressed")).toBe("true");
  expect(screen.queryByText(/You no longer hold this item|is a draft again/)).toBeNull();
  net.isThere = true;
  await press("1", "5", "{Enter}");
  await waitFor(() => expect(commits.map(({ body }) => body.answers)).toEqual([{ ...ANSWERS, gate: "5" }]));
});

test("an item that somebody else has by the time its answer is taken back stays with it, and says so", async () => {
  const { net } = givenNetwork();
  await shown("a brass lamp");
  net.isThere = false;
  await press("1", "4", "{Enter}");
  await shown("a copper lamp");
  Object.assign(net, { isThere: true, isFirstGone: true });

  await press("u");

  await shown("a brass lamp");
  expect(await screen.findByText(/You no longer hold this item/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "4 no compare" }).getAttribute("aria-pressed")).toBe("true");
});

/** What happens to answers, where the server gives out what `items` holds and nothing else, or is silent. */
function givenSession(items: FlowState["items"] | undefined) {
  let state: FlowState = { ...EMPTY_FLOW, phase: { kind: "open" } };
  const nothing = async () => undefined;
  const told = vi.fn();
  const drafts = { change: vi.fn(), forget: vi.fn(), move: vi.fn(), kept: vi.fn(), hasRefused: () => false };
  const outbox = createOutbox({
    store: aStore(),
    send: () => new Promise(() => undefined),
    isOwnerSignedIn: async () => true,
    isOnline: () => false,
    alone: (work) => work(),
    tellOthers: () => undefined,
  });
  const set = (next: FlowState) => {
    state = next;
  };
  const answers = sessionAnswers({
    ...{ queue: "q", gone: new Set<string>(), askLast: nothing, refillUnderWay: nothing, tell: told, outbox },
    get: () => state,
    set,
    setLast: (last) => set({ ...state, last }),
    refill: async () => set({ ...state, items: items ?? state.items }),
    rests: () => state.isBusy,
    drafts: { ...drafts, retry: nothing, flush: nothing, stop: vi.fn() },
    dwell: createDwellClock(() => 0),
  });

  return { answers, outbox, drafts, told, set, state: () => state };
}

test("an answer of another tab whose item the server does not give back is told to be a draft", async () => {
  const { answers, outbox, drafts, told, set, state } = givenSession([]);
  const entry = anEntry();
  const { commit, item, task } = entry;
  await outbox.put(entry);
  const about = { trajectory: crypto.randomUUID(), questions: [], answers: entry.body.answers, isBlind: true };
  set({ ...state(), last: [{ commit, item, task, ...about }] });

  await answers.undo();

  expect(told.mock.calls).toEqual([
    ["The answer is a draft again", "Its item comes back once the server gives it to you."],
  ]);
  expect(drafts.change.mock.calls).toEqual([[entry.lease, entry.body.answers]]);
  expect([state().last, outbox.entries(), state().isBusy]).toEqual([[], [], false]);
});

test("an item that was answered, taken back and answered again comes back as it was held last, without the server", async () => {
  const first = anItem("a brass lamp", { questions: [{ kind: "structure", isRequired: true }] });
  const again = { ...first, lease: crypto.randomUUID() };
  const { answers, set, state } = givenSession(undefined);
  const leases = [];
  for (const item of [first, again]) {
    set({ ...state(), items: [heldOf(item)], shown: item.lease });
    expect(await answers.commit({ structure: "agentic" })).toBeUndefined();
    await answers.undo();
    leases.push(state().items.map((held) => held.item.lease));
  }

  expect(leases).toEqual([[first.lease], [again.lease]]);
});

test("when the questions changed, the note of a rejection for another reason comes back with it", async () => {
  const item = anItem("a brass lamp", { questions: [{ kind: "structure", isRequired: true }], questionVersion: 2 });
  const { answers, state } = givenSession([heldOf(item)]);
  const given = { structure: "reject", reason: "other", note: "A long note" };

  await answers.askAgain(item.item, { ...given, gate: "2" });

  expect(state().items.map(({ draft }) => draft.answers)).toEqual([given]);
});
