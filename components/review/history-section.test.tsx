import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askAllAgain } from "@/components/shell/given-app";
import { aReview, aStep, givenReader, givenWideWindow } from "@/components/trajectory/given-reader";
import { anEvent } from "./given-event";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const PAYS = {
  ...{ kind: "own", key: "own_pays", text: "Does it pay?", isRequired: false },
  options: [
    { key: "yes", text: "Yes" },
    { key: "no", text: "Not at all" },
  ],
} as const;
const FLAGS = { kind: "flags", options: [{ key: "loop", text: "Goes in circles" }] } as const;

const byAda = (note: string) => anEvent({ isMine: false, value: "agentic", note });

test("of a long history the newest page is shown with how many events there are, and the older ones come on request", async () => {
  const [old, fresh] = [byAda("the first note"), byAda("the last note")];
  givenReader({
    steps: [aStep(0)],
    answers: {
      "GET /api/trajectories/:id/history": (url: URL) =>
        url.searchParams.get("cursor") === fresh.id
          ? { review: aReview(), events: [old], total: 2, nextCursor: null }
          : { review: aReview(), events: [fresh], total: 2, nextCursor: fresh.id },
    },
  });
  expect(await screen.findByText("Showing 1 of 2")).toBeTruthy();
  const history = within(screen.getByRole("region", { name: "History" }));
  expect(history.getByText("2 events")).toBeTruthy();

  await userEvent.click(history.getByRole("button", { name: "Show older" }));

  expect(await history.findByText("the first note")).toBeTruthy();
  expect(history.getByText("the last note")).toBeTruthy();
  expect(history.queryByText(/^Showing/)).toBeNull();
});

test("events stay when they cannot be read again, and a page of older ones that does not come is told beside the way to it", async () => {
  let fails = false;
  const fault = () =>
    Response.json({ code: "INTERNAL", detail: "Assay failed inside.", requestId: "r-1" }, { status: 500 });
  const newest = { review: aReview(), events: [byAda("the last note")], total: 2, nextCursor: crypto.randomUUID() };
  const { client } = givenReader({
    steps: [aStep(0)],
    answers: { "GET /api/trajectories/:id/history": () => (fails ? fault() : newest) },
  });
  await screen.findByText("the last note");
  const history = within(screen.getByRole("region", { name: "History" }));
  fails = true;

  await userEvent.click(history.getByRole("button", { name: "Show older" }));
  expect((await history.findByRole("alert")).textContent).toBe("More could not be loaded. Assay failed inside.");

  await askAllAgain(client);
  await vi.waitFor(() => expect(history.queryByRole("alert")).toBeNull());
  expect(history.getByText("the last note")).toBeTruthy();
  expect(screen.queryByText("The history could not be loaded")).toBeNull();
});

const shownHistory = (events: readonly unknown[]) =>
  givenReader({
    steps: [aStep(0), aStep(1)],
    answers: {
      "GET /api/trajectories/:id/history": { review: aReview(), events, total: events.length, nextCursor: null },
    },
  });
/** The lines of the history, without how long ago. */
async function linesOf(): Promise<(string | undefined)[]> {
  const list = await waitFor(() => within(screen.getByRole("region", { name: "History" })).getByRole("list"));

  return within(list)
    .getAllByRole("listitem")
    .map((item) => [...item.querySelectorAll("p")].map(({ textContent }) => textContent).join(" | "));
}
const inHistory = () => within(screen.getByRole("region", { name: "History" }));
/** Each is given a second before the one above. */
const at = (second: number) => `2026-11-20T08:00:0${second}.000Z`;

test("a gate and why it differs from the judge's are told in words", async () => {
  shownHistory([
    { ...byAda(""), note: null, question: "gate_cause", value: "credited_narration", queue: "Judge audit" },
    { ...byAda(""), note: null, question: "gate_cause", value: "beyond_horizon" },
    { ...byAda(""), note: null, question: "gate", value: "2" },
    { ...byAda(""), note: null, question: "gate", value: null },
  ]);

  expect(await linesOf()).toEqual([
    "Ada said why the judge differs: The judge credited narration | in Judge audit",
    "Ada said why the judge differs: The evidence was cut from the judge’s view",
    "Ada gave gate 2",
    "Ada took the gate back",
  ]);
});

test("why a gate differs is undone with its gate, and stays with one that stands", async () => {
  const by = { ...byAda(""), note: null, queue: null };
  const id = () => crypto.randomUUID();
  const [taken, inQueue, kept] = [id(), id(), id()];
  const queue = "Judge audit";
  const cause = { ...by, question: "gate_cause" };
  shownHistory([
    { ...by, id: id(), question: "gate", value: "2", undoes: taken, at: at(9) },
    { ...by, id: id(), question: "gate", value: null, undoes: inQueue, queue, at: at(8) },
    { ...cause, id: id(), value: "id_alone", queue, at: at(7) },
    { ...by, id: inQueue, question: "gate", value: "1", queue, at: at(6) },
    { ...cause, id: id(), value: "credited_narration", at: at(5) },
    { ...by, id: taken, question: "gate", value: "3", at: at(5) },
    // Another person's, of before: no gate of Ada's is theirs.
    { ...cause, id: id(), person: "Bo", value: "other", at: at(4) },
    { ...by, id: id(), person: "Bo", question: "gate", value: "3", at: at(4) },
    { ...cause, id: id(), value: "beyond_horizon", at: at(3) },
    { ...by, id: kept, question: "gate", value: "2", at: at(3) },
  ]);
  await linesOf();

  const struck = [...document.querySelectorAll("s")].map(({ textContent }) => textContent);
  expect(struck).toEqual([
    "An id alone counted, or did not",
    expect.stringMatching(/^1 /),
    "The judge credited narration",
    "gave gate 3",
  ]);
});

test("what one submit of a queue answered is one line in the words of its screen, with the queue below", async () => {
  const inQueue = { ...byAda(""), note: null, queue: "Gate disagreement, week 35" };
  const second = { ...inQueue, phase: "second_thought" as const, at: at(5) };
  const extra = { ...inQueue, phase: "extra" as const, at: at(4) };
  const settled = { ...inQueue, phase: "adjudication" as const, person: "Lea", at: at(3) };
  const byBo = { ...inQueue, person: "Bo", at: at(2) };
  const mine = { ...inQueue, isMine: true, at: at(1) };
  const span = { step: 1, field: "thought", start: 0, end: 7, quote: "Thought" };
  const ids = <Of,>(events: readonly Of[]) => events.map((event) => ({ ...event, id: crypto.randomUUID() }));
  shownHistory(
    ids([
      { ...second, question: "would_change", value: "yes" },
      { ...extra, question: "own_pays", asked: PAYS, value: "no" },
      { ...settled, question: "outcome", value: "right_for_the_wrong_reason" },
      { ...settled, question: "gate", value: "5" },
      { ...settled, question: "structure", value: "agentic" },
      { ...byBo, question: "note", value: null, note: "See step 2." },
      { ...byBo, question: "flags", asked: FLAGS, value: "loop" },
      { ...byBo, question: "structure", value: "reject", reason: "loop", note: "See step 2.", span },
      { ...byBo, person: "Cy", question: "structure", value: "sub_task" },
      { ...mine, question: "outcome", value: "ok" },
      { ...mine, question: "gate", value: "4" },
    ]),
  );

  const queue = "in Gate disagreement, week 35";
  expect(await linesOf()).toEqual([
    `Ada said after the reveal: Would change it? Yes | ${queue}`,
    `Ada added an extra answer: Does it pay? Not at all | ${queue}`,
    `Lea settled it: Agentic · 5 all pass · Outcome: Right for the wrong reason | ${queue}`,
    `Bo answered Reject · Flags: Goes in circles | ${queue} | Loops | See step 2. | “Thought”`,
    `Cy answered Sub-task | ${queue}`,
    `You answered 4 no compare · Outcome: Ok | ${queue}`,
  ]);
});

test("lines of the history wrap and are not cut", async () => {
  shownHistory([{ ...byAda(""), note: null, queue: "Gate disagreement, week 35", value: "agentic" }]);
  await linesOf();

  const line = inHistory().getByText("Agentic").closest("p");
  expect(line?.className).toContain("wrap-anywhere");
  expect(line?.closest("li")?.querySelector(".truncate")).toBeNull();
});

test("an answer of a queue that was taken back is undone as a whole", async () => {
  const inQueue = { ...byAda(""), note: null, queue: "Judge audit", at: at(1) };
  const gate = { ...inQueue, id: crypto.randomUUID(), question: "gate", value: "4" };
  const structure = { ...inQueue, id: crypto.randomUUID(), value: "agentic" };
  const undo = { ...inQueue, value: null, at: at(2) };
  shownHistory([
    { ...undo, id: crypto.randomUUID(), question: "gate", undoes: gate.id },
    { ...undo, id: crypto.randomUUID(), undoes: structure.id },
    gate,
    structure,
  ]);

  expect(await linesOf()).toEqual([
    "Ada undid an answer | in Judge audit",
    "Ada answered Agentic · 4 no compare | in Judge audit",
  ]);
  expect(screen.getByText("Agentic · 4 no compare").tagName).toBe("S");
});

test("a settlement that was taken back is told as one, and a note without an answer as a note", async () => {
  const settled = { ...byAda(""), note: null, queue: "Judge audit", phase: "adjudication" as const, value: "agentic" };
  shownHistory([
    { ...settled, id: crypto.randomUUID(), value: null, undoes: settled.id, at: at(3) },
    { ...settled, at: at(2) },
    { ...byAda("Unclear."), question: "note", value: null, queue: "Judge audit", at: at(1) },
  ]);

  expect(await linesOf()).toEqual([
    "Ada undid a settlement | in Judge audit",
    "Ada settled it: Agentic | in Judge audit",
    "Ada answered with a note | in Judge audit | Unclear.",
  ]);
});

test("one's own answers are told as one's own, as comments are, and an undone one is pale as a whole", async () => {
  const span = { step: 1, field: "thought", start: 0, end: 7, quote: "Thought" };
  const taken = { ...byAda("too hasty"), isMine: true, value: "reject", reason: "other", span };
  shownHistory([
    { ...byAda(""), isMine: true, note: null, value: null, undoes: taken.id },
    taken,
    { ...byAda("kept"), reason: "loop" },
  ]);

  expect(await linesOf()).toEqual([
    "You undid an answer",
    "You labelled it reject | Other, see the note | too hasty | “Thought”",
    "Ada labelled it agentic | Loops | kept",
  ]);
  const PALE = "[&_*]:text-ink-3";
  expect(screen.getByText("too hasty").closest("li")?.classList.contains(PALE)).toBe(true);
  expect(screen.getByText("kept").closest("li")?.classList.contains(PALE)).toBe(false);
  expect(screen.getByText("Loops").className).toContain("font-medium");
});

test("an undo that was itself undone takes nothing back", async () => {
  const given = byAda("stands");
  const undo = { ...byAda(""), note: null, value: null, undoes: given.id };
  shownHistory([{ ...byAda(""), note: null, value: "agentic", undoes: undo.id }, undo, given]);
  await linesOf();

  expect(inHistory().getByText("agentic").tagName).toBe("SPAN");
});

test("an answer that was taken back stays, struck through, and what was cited leads to its very words", async () => {
  const span = { step: 1, field: "thought", start: 0, end: 7, quote: "Thought" };
  const taken = { ...byAda("too hasty"), value: "reject", reason: "loop" };
  const events = [
    { ...byAda(""), note: null, value: null, undoes: taken.id, person: "Bo" },
    taken,
    { ...byAda("kept"), span },
    { ...byAda(""), note: null, question: "approval", value: "yes", isBulk: true },
  ];
  givenReader({
    steps: [aStep(0), aStep(1)],
    answers: { "GET /api/trajectories/:id/history": { review: aReview(), events, total: 4, nextCursor: null } },
  });
  await screen.findByText("undid an answer");
  const history = within(screen.getByRole("region", { name: "History" }));
  const lines = history.getAllByRole("listitem").filter((item) => item.parentElement?.tagName === "OL");

  expect(history.getByText("reject", { selector: "s" })).toBeTruthy();
  expect(history.getByText("agentic").tagName).toBe("SPAN");
  expect(lines.map((line) => line.querySelector("p")?.textContent)).toMatchObject([
    expect.stringMatching(/^Bo undid an answer/),
    expect.stringMatching(/^Ada labelled it reject/),
    expect.stringMatching(/^Ada labelled it agentic/),
    expect.stringMatching(/^Ada approved in bulk/),
  ]);
  expect(history.getByText("Loops")).toBeTruthy();
  await userEvent.click(history.getByRole("link", { name: "step 2, thought" }));

  expect(document.querySelector("article[aria-current=step]")?.getAttribute("data-step-row")).toBe("1");
  await waitFor(() => expect(document.querySelector("[data-cited]")?.textContent).toBe("Thought"));
});

test.each([
  ["approval", null, "undid an approval"],
  ["approval", "yes", "undid taking the approval back"],
  ["gate", "2", "undid a gate"],
])("an undo says what it took back: %s, after which stands %s", async (question, value, words) => {
  const events = [{ ...byAda(""), note: null, question, value, undoes: crypto.randomUUID() }];
  givenReader({
    steps: [aStep(0)],
    answers: { "GET /api/trajectories/:id/history": { review: aReview(), events, total: 1, nextCursor: null } },
  });

  expect(await screen.findByText(words)).toBeTruthy();
});
