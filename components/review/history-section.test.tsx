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

test("a gate and why it differs from the judge's are told in words", async () => {
  const events = [
    { ...byAda(""), note: null, question: "gate_cause", value: "credited_narration", queue: "Judge audit" },
    { ...byAda(""), note: null, question: "gate_cause", value: "beyond_horizon" },
    { ...byAda(""), note: null, question: "gate", value: "2" },
    { ...byAda(""), note: null, question: "gate", value: null },
  ];
  givenReader({
    steps: [aStep(0)],
    answers: { "GET /api/trajectories/:id/history": { review: aReview(), events, total: 4, nextCursor: null } },
  });

  for (const words of [
    "said why the judge differs: The judge credited narration, in Judge audit",
    "said why the judge differs: The evidence was cut from the judge’s view",
    "gave gate 2",
    "took the gate back",
  ])
    expect(await screen.findByText(words)).toBeTruthy();
});

test("what was answered in a queue is told in the words of its screen", async () => {
  const inQueue = { ...byAda(""), note: null, queue: "Judge audit" };
  const events = [
    { ...inQueue, id: crypto.randomUUID(), question: "structure", value: "sub_task" },
    { ...inQueue, question: "outcome", value: "right_for_the_wrong_reason" },
  ];
  givenReader({
    steps: [aStep(0)],
    answers: { "GET /api/trajectories/:id/history": { review: aReview(), events, total: 2, nextCursor: null } },
  });

  expect(await screen.findByText("answered structure sub-task in Judge audit")).toBeTruthy();
  expect(screen.getByText("answered outcome “Right for the wrong reason” in Judge audit")).toBeTruthy();
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
    expect.stringMatching(/^Ada reject/),
    expect.stringMatching(/^Ada agentic/),
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
