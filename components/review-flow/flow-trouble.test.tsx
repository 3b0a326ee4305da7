import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Toaster } from "@/components/ui/toast";
import {
  anItem,
  aPerson,
  aProgress,
  BLIND_QUESTIONS,
  givenFlow,
  givenFreshBrowser,
  lamps,
  leaveBrowser,
  press,
  shown,
  silence,
} from "./given-flow";

beforeEach(givenFreshBrowser);
afterEach(leaveBrowser);

test("without a network an answer is kept, counted as waiting, and the next item is shown all the same", async () => {
  const items = lamps();
  const [first] = items;
  givenFlow({ items, answers: { [`POST /api/leases/${first?.lease}/commit`]: silence } });
  await shown("a brass lamp");

  await press("1", "4", "{Enter}");

  await shown("a copper lamp");
  expect(await screen.findByText("1 answer waiting for the network")).toBeTruthy();
  expect(localStorage.getItem("assay.outbox")).toContain(first?.lease);
});

test("an answer that lost its place is filed as an extra opinion on request", async () => {
  const items = lamps();
  const [first] = items;
  const sent: unknown[] = [];
  givenFlow({
    items,
    answers: {
      [`POST /api/leases/${first?.lease}/commit`]: (_url: URL, body: { asExtra: boolean; commit: string }) => {
        sent.push(body.asExtra);
        return body.asExtra
          ? { status: "committed", commit: body.commit, progress: aProgress() }
          : { status: "lease_lost" };
      },
    },
  });
  await shown("a brass lamp");
  await press("1", "4", "{Enter}");

  const notice = await screen.findByRole("alert", { name: "An answer needs you" });
  expect(notice.textContent).toContain("a brass lamp");
  await userEvent.click(within(notice).getByRole("button", { name: "File as an extra opinion" }));

  await waitFor(() => expect(screen.queryByRole("alert", { name: "An answer needs you" })).toBeNull());
  expect(sent).toEqual([false, true]);
});

test("an answer to what the same person answered in another tab says so, offers its note and is dropped", async () => {
  const [first] = lamps();
  if (!first) throw new Error("There is no item.");
  const item = { ...first, questions: [...BLIND_QUESTIONS, { kind: "note" } as const] };
  const app = givenFlow({
    items: [item, ...lamps().slice(1)],
    answers: { [`POST /api/leases/${item.lease}/commit`]: () => ({ status: "already_answered" }) },
  });
  await shown("a brass lamp");
  await press("1", "4");
  await userEvent.type(screen.getByRole("textbox", { name: /Note/ }), "Price never read");
  await press("{Control>}{Enter}{/Control}");

  const notice = await screen.findByRole("alert", { name: "An answer needs you" });
  expect(notice.textContent).toContain("You answered this item already");
  expect(notice.textContent).toContain("Your answer from another tab or window stands.");
  expect(notice.textContent).not.toMatch(/Somebody else|given away/);
  expect(notice.textContent).toContain("Price never read");
  expect(within(notice).getByRole("button", { name: "Copy your note" })).toBeTruthy();
  expect(within(notice).queryByRole("button", { name: /extra opinion/ })).toBeNull();
  expect(screen.queryByRole("region", { name: "Your last answer" })).toBeNull();
  const sent = () => app.asked.filter(({ key }) => key.endsWith("/commit")).length;
  await userEvent.click(within(notice).getByRole("button", { name: "Send it again" }));
  await waitFor(() => expect(sent()).toBe(2));
  const again = within(await screen.findByRole("alert", { name: "An answer needs you" }));
  await userEvent.click(again.getByRole("button", { name: "Drop this one and go on" }));

  await waitFor(() => expect(screen.queryByRole("alert", { name: "An answer needs you" })).toBeNull());
  await shown("a copper lamp");
  expect(localStorage.getItem("assay.outbox")).toBe("[]");
  expect(sent()).toBe(2);
  // Its place is that of the answer which stands.
  expect(app.asked.map(({ key }) => key)).not.toContain(`POST /api/leases/${item.lease}/release`);
});

test("when the questions changed the item comes back with the answers that still fit", async () => {
  const items = lamps();
  const [first] = items;
  const changed = { ...first, questionVersion: 2, questions: [{ kind: "gate", isRequired: true }] };
  let isChanged = false;
  const { path } = givenFlow({
    items,
    answers: {
      [`POST /api/leases/${first?.lease}/commit`]: () => {
        isChanged = true;
        return { status: "questions_changed" };
      },
      "POST /api/queues/1b4e28ba-2fa1-41d2-883f-0016d3cca427/leases": () => ({
        items: isChanged ? [changed, ...items.slice(1, 3)] : items.slice(0, 3),
        progress: aProgress(),
        nothing: "more",
      }),
    },
  });
  expect(path("leases")).toBe("/api/queues/1b4e28ba-2fa1-41d2-883f-0016d3cca427/leases");
  await shown("a brass lamp");

  await press("1", "4", "{Enter}");

  await waitFor(() => expect(screen.queryByRole("button", { name: "Agentic" })).toBeNull());
  await shown("a brass lamp");
  expect(screen.getByRole("button", { name: "4 no compare" }).getAttribute("aria-pressed")).toBe("true");
});

test("where the questions changed and the item does not come back, it is said that only what still fits is kept", async () => {
  render(<Toaster />);
  const items = lamps();
  let isPaused = false;
  const { path } = givenFlow({
    items,
    answers: {
      [`POST /api/leases/${items[0]?.lease}/commit`]: () => {
        isPaused = true;
        return { status: "questions_changed" };
      },
      "POST /api/queues/1b4e28ba-2fa1-41d2-883f-0016d3cca427/leases": () => ({
        items: isPaused ? [] : items.slice(0, 1),
        progress: aProgress(),
        nothing: isPaused ? "paused" : "more",
      }),
    },
  });
  expect(path("leases")).toBe("/api/queues/1b4e28ba-2fa1-41d2-883f-0016d3cca427/leases");
  await shown("a brass lamp");

  await press("1", "4", "{Enter}");

  expect(await screen.findByText("The questions of this queue changed")).toBeTruthy();
  const said = "An answer no longer fits. What still does is kept as a draft, should its item come back.";
  expect(screen.getByText(said)).toBeTruthy();
});

test.each([
  [{ agreed: 30, settled: 33 }, "30 of 33 settled answers came out as you gave them."],
  [{ agreed: 0, settled: 0 }, "None of them is settled, so there is nothing to compare with."],
  [null, "How they came out is hidden for now."],
])("after the last item it says what was done and where to go on: %j", async (agreedWithSettled, said) => {
  const me = { id: crypto.randomUUID(), name: "Ada" };
  const progress = {
    isAgreementTold: true,
    seenBefore: null,
    states: { ready: 0, in_progress: 0, needs_second: 0, conflict: 0, adjudicated: 0, blocked_task_fault: 0, done: 1 },
    answers: { given: 1, needed: 1, today: 1, lastHour: 1 },
    days: [],
    reviewers: [
      {
        person: me,
        isMe: true,
        answers: 37,
        skipped: 1,
        medianSeconds: 18,
        agreedWithSettled,
      },
    ],
    agreement: [],
  };
  const next = {
    id: crypto.randomUUID(),
    corpus: crypto.randomUUID(),
    name: "Filter audit",
    state: "open",
    mode: "blind",
    overlap: 1,
    items: 9,
    answered: 0,
    conflicts: 0,
    mine: { answered: 0, waiting: 9, isUnrevealed: false },
    mayReview: true,
    createdAt: "2026-11-20T08:00:00.000Z",
  };
  givenFlow({
    items: [anItem("a brass lamp")],
    answers: {
      "GET /api/queues/1b4e28ba-2fa1-41d2-883f-0016d3cca427/progress": progress,
      "GET /api/queues": { items: [next], elsewhere: [] },
    },
  });
  await shown("a brass lamp");

  await press("1", "4", "{Enter}");

  expect(await screen.findByRole("heading", { name: "Nothing is left for you here" })).toBeTruthy();
  expect(await screen.findByText(said)).toBeTruthy();
  expect(await screen.findByRole("link", { name: /Go on with “Filter audit”: \d+ items? for you/ })).toBeTruthy();
});

test("whoever may not review is told so, not shown a missing page", async () => {
  const refusal = () =>
    Response.json(
      { code: "FORBIDDEN", detail: "Only the people named for this queue may review it.", requestId: "r-1" },
      { status: 403 },
    );
  givenFlow({
    items: [],
    answers: { "POST /api/queues/1b4e28ba-2fa1-41d2-883f-0016d3cca427/leases": refusal },
  });

  expect(await screen.findByRole("heading", { name: "You may not review in this queue" })).toBeTruthy();
  expect(screen.getByText("Only the people named for this queue may review it.")).toBeTruthy();
});

test("whoever is named no more is told so in a sentence, and keeps the item with its draft in the browser", async () => {
  const [item] = lamps();
  if (!item) throw new Error("There is no item.");
  const detail = "You are named for this queue no more.";
  const refusal = () => Response.json({ code: "FORBIDDEN", detail, requestId: "r-1" }, { status: 403 });
  givenFlow({ items: [item], answers: { [`PUT /api/leases/${item.lease}/draft`]: refusal } });
  await shown("a brass lamp");

  await press("1");

  expect((await screen.findByRole("alert")).textContent).toBe(detail);
  expect(screen.getByText("Kept in this browser, not saved")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Agentic" }).getAttribute("aria-pressed")).toBe("true");
  expect(localStorage.getItem(`assay.draft.${item.lease}`)).toBe('{"structure":"agentic"}');
});

test("what was refused stays said while the server gives items, and is sent again until it is taken", async () => {
  const [item] = lamps();
  if (!item) throw new Error("There is no item.");
  const draftKey = `PUT /api/leases/${item.lease}/draft`;
  let isRefused = true;
  const refusal = () => Response.json({ code: "FORBIDDEN", detail: "Not yours.", requestId: "r-1" }, { status: 403 });
  const app = givenFlow({ items: [item], answers: { [draftKey]: () => (isRefused ? refusal() : null) } });
  const sent = () => app.asked.filter(({ key }) => key === draftKey).length;
  await shown("a brass lamp");
  await press("1");
  await screen.findByText("Not yours.");

  fireEvent(window, Object.assign(new Event("pageshow"), { persisted: true }));
  await waitFor(() => expect(sent()).toBe(2));
  expect(screen.getByRole("alert").textContent).toBe("Not yours.");
  expect(screen.getByText("Kept in this browser, not saved")).toBeTruthy();
  isRefused = false;
  fireEvent(window, Object.assign(new Event("pageshow"), { persisted: true }));

  expect(await screen.findByText("Saved")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(localStorage.getItem(`assay.draft.${item.lease}`)).toBeNull();
});

test("an answer that waits is not shown to the next person of this browser, and goes when its person is back", async () => {
  const items = lamps();
  const [first] = items;
  const commitKey = `POST /api/leases/${first?.lease}/commit`;
  givenFlow({ items, answers: { [commitKey]: silence } });
  await shown("a brass lamp");
  await press("1", "4", "{Enter}");
  expect(await screen.findByText("1 answer waiting for the network")).toBeTruthy();
  cleanup();

  const ben = aPerson({ id: "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6d002", name: "Ben" });
  const bens = givenFlow({ me: ben, items: items.slice(1) });
  await shown("a copper lamp");
  expect(screen.queryByText(/waiting for the network/)).toBeNull();
  expect(screen.queryByText(/a brass lamp/)).toBeNull();
  await press("u");
  expect(bens.asked.some(({ key }) => key === commitKey || key.endsWith("/undo"))).toBe(false);
  expect(localStorage.getItem("assay.outbox")).toContain(first?.lease);
  cleanup();

  const annas = givenFlow({ items });
  await waitFor(() => expect(annas.commits.map(({ lease }) => lease)).toEqual([first?.lease]));
  await waitFor(() => expect(localStorage.getItem("assay.outbox")).toBe("[]"));
});
