import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Answer, givenApp, lateAnswer } from "@/components/shell/given-app";
import { aDetail, aStep, givenWideWindow } from "@/components/trajectory/given-reader";
import { Toaster } from "@/components/ui/toast";
import type { ConflictItem } from "@/lib/contract/adjudication";
import { Adjudication, type AdjudicationPlace } from "./adjudication";
import { aConflict, aSide, QUESTIONS } from "./given-conflict";

const QUEUE = "44444444-4444-4444-8444-444444444444";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const placed = vi.fn();

/** The address, as the view keeps it. */
function Addressed() {
  const [place, setPlace] = useState<AdjudicationPlace>({ state: "conflict", item: null });
  const onPlace = (next: AdjudicationPlace) => {
    placed(next);
    setPlace(next);
  };

  return <Adjudication queue={QUEUE} {...place} onPlace={onPlace} />;
}

function givenAdjudication(items: readonly ConflictItem[], answers: Readonly<Record<string, Answer>> = {}) {
  const steps = [aStep(0), aStep(1)];
  const detail = aDetail({ steps });
  const byId = items.map((item) => [`GET /api/adjudications/${QUEUE}/items/${item.item}`, { ...item, detail }]);
  const { id } = detail.header;

  return givenApp(<Addressed />, {
    answers: {
      [`GET /api/adjudications/${QUEUE}`]: {
        queue: { id: QUEUE, name: "Audit", questions: QUESTIONS },
        items,
        nextCursor: null,
        counts: { conflict: items.length, blocked_task_fault: 0, settled: 0 },
      },
      [`GET /api/trajectories/${id}/chunks/0`]: steps,
      [`GET /api/trajectories/${id}/comments`]: { items: [] },
      [`GET /api/trajectories/${id}/step-labels`]: { items: [] },
      ...Object.fromEntries(byId),
      ...answers,
    },
  });
}

function settledOf(item: ConflictItem): ConflictItem {
  const settled = {
    answers: { structure: "sub_task" },
    cause: "slip",
    by: "Lea",
    at: "2026-11-21T08:00:00.000Z",
    event: crypto.randomUUID(),
  } as const;

  return { ...item, version: item.version + 1, settled };
}

const sent = ({ asked }: ReturnType<typeof givenApp>, item: ConflictItem) =>
  asked.filter(({ key }) => key === `POST /api/adjudications/${QUEUE}/items/${item.item}`).map(({ body }) => body);

async function sides() {
  return within(await screen.findByRole("region", { name: "The sides" }));
}

describe("a two-way disagreement", () => {
  test("is settled by two keys, a side and a cause; then the next one is open", async () => {
    const [first, second] = [aConflict(), aConflict({ query: "a tin lamp" })];
    const app = givenAdjudication([first, second], {
      [`POST /api/adjudications/${QUEUE}/items/${first.item}`]: { status: "saved", item: settledOf(first) },
    });
    await sides();

    await userEvent.keyboard("22");

    await waitFor(() => expect(sent(app, first)).toHaveLength(1));
    expect(sent(app, first)[0]).toEqual({ answers: { structure: "sub_task" }, cause: "slip", expectedVersion: 3 });
    const list = within(await screen.findByRole("navigation", { name: "Items" }));
    await waitFor(() =>
      expect(list.getByRole("button", { name: /a tin lamp/ }).getAttribute("aria-current")).toBe("true"),
    );
  });

  test("stands side by side, what differs marked, what agrees not; the judge, who does not answer it, cannot be taken", async () => {
    givenAdjudication([aConflict()]);
    const pane = await sides();

    const bo = within(pane.getByRole("article", { name: "Bo, reviewer" }));

    expect(bo.getAllByText(/differs/)).toHaveLength(1);
    expect(bo.getByRole("button", { name: "Take the side of Bo" })).toBeTruthy();
    expect(pane.getByText("Code made the calls.")).toBeTruthy();
    expect(pane.queryByRole("button", { name: "Take the side of Judge" })).toBeNull();
  });

  test("a side that leaves a question open leads to that question, and then to the cause", async () => {
    const item = aConflict({
      differing: ["structure", "gate"],
      sides: [aSide({ name: "Bo", answers: { structure: "agentic" } }), aSide({ name: "Cy", answers: { gate: "2" } })],
    });
    const app = givenAdjudication([item], {
      [`POST /api/adjudications/${QUEUE}/items/${item.item}`]: { status: "saved", item: settledOf(item) },
    });
    await sides();

    await userEvent.keyboard("1");
    expect(await screen.findByRole("region", { name: "Your own answers" })).toBeTruthy();
    await userEvent.keyboard("4");
    expect(await screen.findByText(/a gate that you settle is no blind label/)).toBeTruthy();
    await userEvent.keyboard("3");

    await waitFor(() => expect(sent(app, item)).toHaveLength(1));
    expect(sent(app, item)[0]).toMatchObject({
      answers: { structure: "agentic", gate: "4" },
      cause: "real_ambiguity",
    });
  });

  test("is decided question by question where no side is right", async () => {
    const item = aConflict();
    const app = givenAdjudication([item], {
      [`POST /api/adjudications/${QUEUE}/items/${item.item}`]: { status: "saved", item: settledOf(item) },
    });
    await sides();

    await userEvent.keyboard("d");
    await userEvent.keyboard("36");
    expect(await screen.findByText("Why did they differ?")).toBeTruthy();
    await userEvent.keyboard("1");

    await waitFor(() => expect(sent(app, item)).toHaveLength(1));
    expect(sent(app, item)[0]).toMatchObject({
      answers: { structure: "reject", reason: "loop" },
      cause: "guideline_unclear",
    });
  });
});

test.each([
  ["is settled", (item: ConflictItem) => lateAnswer({ status: "saved", item: settledOf(item) }), "Settled as Sub-task"],
  [
    "somebody settled meanwhile",
    (item: ConflictItem) => lateAnswer({ status: "conflict", item: settledOf(item) }),
    "The item you left was not settled: someone settled or answered it meanwhile",
  ],
  [
    "could not be settled",
    () => lateAnswer({ code: "INTERNAL", detail: "The server failed.", requestId: "r-7" }, 500),
    "The item you left was not settled",
  ],
])("an item that %s behind the person is told, and the one that is open stays", async (_how, answer, words) => {
  render(<Toaster />);
  const items = [aConflict(), aConflict({ query: "a tin lamp" }), aConflict({ query: "a glass lamp" })];
  const [first] = items;
  if (!first) throw new Error("There are items.");
  const late = answer(first);
  const app = givenAdjudication(items, {
    [`POST /api/adjudications/${QUEUE}/items/${first.item}`]: () => late.response,
  });
  await sides();

  await userEvent.keyboard("22");
  await waitFor(() => expect(sent(app, first)).toHaveLength(1));
  // Each item has a screen of its own, list and all.
  const isOpen = (name: RegExp) => screen.getByRole("button", { name }).getAttribute("aria-current") === "true";
  for (const name of [/a tin lamp/, /a glass lamp/]) {
    await userEvent.click(screen.getByRole("button", { name: /^Next item/ }));
    await waitFor(() => expect(isOpen(name)).toBe(true));
  }
  late.letGo();

  expect(await screen.findByText(words)).toBeTruthy();
  // Where it would have led is on screen by now.
  await act(async () => undefined);
  expect(isOpen(/a glass lamp/)).toBe(true);
});

test("the way back of a notice on another screen says how it went and leaves that screen's address", async () => {
  render(<Toaster />);
  const item = aConflict();
  const { unmount } = givenAdjudication([item, aConflict()], {
    [`POST /api/adjudications/${QUEUE}/items/${item.item}`]: { status: "saved", item: settledOf(item) },
    [`POST /api/adjudications/${QUEUE}/items/${item.item}/undo`]: { status: "saved", item },
  });
  await sides();
  await userEvent.keyboard("22");
  await waitFor(() => expect(document.querySelector("[data-sonner-toast]")).not.toBeNull());

  unmount();
  placed.mockClear();
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));

  const told = await screen.findByText("Taken back: it waits to be settled again");
  expect(told.closest("[data-sonner-toast]")?.textContent).toContain("In “a brass lamp”");
  expect(placed).not.toHaveBeenCalled();
});

test("somebody settled it meanwhile: nothing is overwritten, and their settlement is shown", async () => {
  const item = aConflict();
  givenAdjudication([item], {
    [`POST /api/adjudications/${QUEUE}/items/${item.item}`]: { status: "conflict", item: settledOf(item) },
  });
  await sides();

  await userEvent.keyboard("11");

  expect(await screen.findByText(/Somebody answered or settled this item while you read/)).toBeTruthy();
  expect(screen.getByText(/Lea settled it as/).textContent).toContain("Sub-task");
});

test("an item that this person answered says why it is not theirs to settle, and no key settles it", async () => {
  const item = aConflict({ barredBecause: "You answered this item yourself, so somebody else has to settle it." });
  const app = givenAdjudication([item]);
  expect(await screen.findByText(item.barredBecause ?? "")).toBeTruthy();

  await userEvent.keyboard("11");

  expect(sent(app, item)).toEqual([]);
  expect(screen.queryByRole("button", { name: /^Take the side/ })).toBeNull();
});

test("the next items are read ahead, except those that are not this person's to settle, which are read when opened", async () => {
  const barredBecause = "You review this trajectory blind.";
  const [first, blind, third] = [aConflict(), aConflict({ query: "a tin lamp", barredBecause }), aConflict()];
  const app = givenAdjudication([first, blind, third]);
  const isAsked = (item: ConflictItem) =>
    app.asked.some(({ key }) => key === `GET /api/adjudications/${QUEUE}/items/${item.item}`);
  await sides();

  await waitFor(() => expect(isAsked(third)).toBe(true));
  expect(isAsked(blind)).toBe(false);

  await userEvent.click(screen.getByText("a tin lamp"));
  await waitFor(() => expect(isAsked(blind)).toBe(true));
});

test("the last settlement is taken back with one key, and its item is open again", async () => {
  const item = aConflict();
  const settled = settledOf(item);
  const app = givenAdjudication([item, aConflict({ query: "a tin lamp" })], {
    [`POST /api/adjudications/${QUEUE}/items/${item.item}`]: { status: "saved", item: settled },
    [`POST /api/adjudications/${QUEUE}/items/${item.item}/undo`]: { status: "saved", item },
  });
  await sides();
  await userEvent.keyboard("11");
  await waitFor(() => expect(sent(app, item)).toHaveLength(1));
  await waitFor(() =>
    expect(screen.getByRole("button", { name: /a tin lamp/ }).getAttribute("aria-current")).toBe("true"),
  );

  await userEvent.keyboard("u");

  await waitFor(() =>
    expect(app.asked.find(({ key }) => key.endsWith("/undo"))?.body).toEqual({ event: settled.settled?.event }),
  );
});

test("words that a side cites open their place in the trajectory", async () => {
  const span = { step: 1, field: "thought", start: 0, end: 7, quote: "Thought" } as const;
  givenAdjudication([aConflict({ sides: [aSide({ answers: { structure: "agentic" }, spans: [span] })] })]);
  const pane = await sides();

  await userEvent.click(pane.getByRole("link", { name: "step 2, thought" }));

  await waitFor(() =>
    expect(screen.getByRole("article", { name: /^Step 2/ }).getAttribute("aria-current")).toBe("step"),
  );
});

test("who reviews in the queue is told that its list is not whole, in it and where it is empty", async () => {
  const left = /Not listed: items that you review yourself, until your answer is given and revealed/;
  const page = { queue: { id: QUEUE, name: "Audit", questions: QUESTIONS }, nextCursor: null, leavesOut: true };
  const counts = { conflict: 0, blocked_task_fault: 0, settled: 0 };
  const item = aConflict();
  givenAdjudication([item], { [`GET /api/adjudications/${QUEUE}`]: { ...page, items: [item], counts } });
  expect(await screen.findByText(left)).toBeTruthy();
  cleanup();

  givenAdjudication([], { [`GET /api/adjudications/${QUEUE}`]: { ...page, items: [], counts } });

  expect(await screen.findByText(left)).toBeTruthy();
});

test("with nothing left it says so and leads on", async () => {
  givenAdjudication([]);

  expect(await screen.findByText("No disagreement is left to settle")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Open the queue’s page" })).toBeTruthy();
});
