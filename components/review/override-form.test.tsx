import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aReview, aStep, givenReader, givenWideWindow } from "@/components/trajectory/given-reader";
import { KEYS } from "@/lib/client/keys";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { bodiesOf, ready, SAVED } from "./given-answers";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("two digits and Enter override the verdict with a reason", async () => {
  const { asked } = givenReader({ steps: [aStep(0)], answers: { "PUT /api/trajectories/:id/label": SAVED } });
  await ready();

  await userEvent.keyboard("23{Enter}");

  await waitFor(() =>
    expect(bodiesOf(asked, "/label")).toEqual([{ label: "sub_task", reason: "narration_only", expectedVersion: 3 }]),
  );
});

test("a sub-task is not offered that the model decided, which an agentic one is", async () => {
  givenReader({ steps: [aStep(0)] });
  await ready();
  const decided = () => screen.queryByRole("button", { name: /^The model decided the calls/ });

  await userEvent.click(screen.getByRole("button", { name: /^Agentic/ }));
  expect(decided()).not.toBeNull();
  await userEvent.click(screen.getByRole("button", { name: /^Sub-task/ }));
  expect(decided()).toBeNull();
  expect(screen.getByRole("button", { name: /^The model only narrates/ }).textContent).toBe("The model only narrates3");
});

test("after an answer the table, its facets and the funnel are counted anew", async () => {
  const { client } = givenReader({ steps: [aStep(0)], answers: { "PUT /api/trajectories/:id/label": SAVED } });
  await ready();
  const counted = [KEYS.trajectories, KEYS.facets, KEYS.funnel].map((key) => [...key, "of before"]);
  for (const key of counted) client.setQueryData(key, 1);

  await userEvent.keyboard("23{Enter}");

  await waitFor(() =>
    expect(counted.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, true]),
  );
});

test("keys after an answer that the note's own keys save are for the trajectory again", async () => {
  const { asked } = givenReader({ steps: [aStep(0)], answers: { "PUT /api/trajectories/:id/label": SAVED } });
  await ready();

  await userEvent.keyboard("23q");
  await userEvent.keyboard("Only a log.{Control>}{Enter}{/Control}");
  await waitFor(() => expect(bodiesOf(asked, "/label")).toHaveLength(1));
  await userEvent.keyboard("y");

  await waitFor(() => expect(bodiesOf(asked, "/approval")).toHaveLength(1));
  expect(bodiesOf(asked, "/label")).toEqual([
    { label: "sub_task", reason: "narration_only", note: "Only a log.", expectedVersion: 3 },
  ]);
});

test("the reason that the note says takes the keyboard to the note, and Escape leaves it", async () => {
  const { asked } = givenReader({ steps: [aStep(0)], answers: { "PUT /api/trajectories/:id/label": SAVED } });
  await ready();
  const note = screen.getByRole("textbox", { name: "Note" });

  await userEvent.keyboard("38");
  await waitFor(() => expect(document.activeElement).toBe(note));
  await userEvent.keyboard("yes, 1{Escape}");
  expect(document.activeElement).not.toBe(note);
  await userEvent.keyboard("8");
  await waitFor(() => expect(document.activeElement).toBe(note));
  await userEvent.keyboard("2{Control>}{Enter}{/Control}");

  await waitFor(() =>
    expect(bodiesOf(asked, "/label")).toEqual([
      { label: "reject", reason: "other", note: "yes, 12", expectedVersion: 3 },
    ]),
  );
  expect(bodiesOf(asked, "/approval")).toEqual([]);
});

test("r and a digit reject with a reason", async () => {
  const { asked } = givenReader({ steps: [aStep(0)], answers: { "PUT /api/trajectories/:id/label": SAVED } });
  await ready();

  await userEvent.keyboard("r6{Enter}");

  await waitFor(() =>
    expect(bodiesOf(asked, "/label")).toEqual([{ label: "reject", reason: "loop", expectedVersion: 3 }]),
  );
});

test("the hint of the note names the keys as the person has them, and none that is switched off", async () => {
  localStorage.setItem("assay.keys", JSON.stringify({ "span.mark": ["h"], "item.submit-text": [] }));
  givenReader({ steps: [aStep(0)] });
  await ready();

  const description = "h marks words of the step. q cites them here.";
  expect(screen.getByRole("textbox", { name: "Note", description })).toBeTruthy();
  localStorage.clear();
});

test("words of a step that are selected are cited with q, shown beside the note, and saved with the label", async () => {
  const { asked } = givenReader({ steps: [aStep(0), aStep(1)], answers: { "PUT /api/trajectories/:id/label": SAVED } });
  await ready();
  const words = document.querySelector('[data-step-row="1"] [data-start]')?.firstChild;
  if (!words) throw new Error("The step has a thought.");
  window.getSelection()?.setBaseAndExtent(words, 0, words, 7);

  await userEvent.keyboard("q");
  const answer = within(screen.getByRole("region", { name: "Your answer" }));
  expect(answer.getByText("“Thought”")).toBeTruthy();
  expect(answer.getByRole("link", { name: "step 2, thought" })).toBeTruthy();
  await userEvent.click(answer.getByRole("button", { name: /Sub-task/ }));
  await userEvent.click(answer.getByRole("button", { name: /^Save label/ }));

  const span = { step: 1, field: "thought", start: 0, end: 7, quote: "Thought" };
  await waitFor(() => expect(bodiesOf(asked, "/label")).toEqual([{ label: "sub_task", span, expectedVersion: 3 }]));
  await waitFor(() => expect(answer.queryByText("“Thought”")).toBeNull());
});

test("a rejection without a reason is not sent", async () => {
  const { asked } = givenReader({ steps: [aStep(0)] });
  await ready();

  await userEvent.keyboard("r{Enter}");

  expect(await screen.findByText("A rejection needs a reason.")).toBeTruthy();
  expect(bodiesOf(asked, "/label")).toEqual([]);
});

test("what the filter said stays readable, struck through, beside the label", async () => {
  givenReader({
    steps: [aStep(0)],
    review: aReview({ label: "sub_task", labelSource: "person", labelledBy: "Ada" }),
  });

  const summary = within(await screen.findByRole("region", { name: "Summary" }));

  expect(summary.getByText("sub-task")).toBeTruthy();
  expect(summary.getByText(/agentic/, { selector: "s" })).toBeTruthy();
  expect(screen.getByRole("region", { name: "Verdict" }).textContent).toContain(
    "The filter said: It asked for all calls.",
  );
});

/** What the name of the filter says to whom points at it. */
async function saidOf(name: string): Promise<string | null> {
  const verdict = await screen.findByRole("region", { name: "Verdict" });
  await userEvent.hover(await within(verdict).findByRole("link", { name: `Filter ${name}` }));

  return (await screen.findByRole("tooltip")).textContent;
}

test("the thresholds are marked as Assay's and not the paper's", async () => {
  givenReader({ steps: [aStep(0)] });

  const said = await saidOf("defaults-1");

  expect(said).toContain("Agentic from a share of 0.80");
  expect(said).toContain("Assay’s defaults, not the paper’s");
});

test("the shares of a version that a person saved are theirs, not Assay's", async () => {
  const filterVersion = { name: "stricter", hash: "h", author: "Ada", thresholds: DEFAULT_THRESHOLDS };
  givenReader({ steps: [aStep(0)], header: { filterVersion } });

  const said = await saidOf("stricter");

  expect(said).toContain("the choice of Ada, not the paper’s");
  expect(said).not.toContain("Assay’s defaults");
});

test("y approves, and u takes the last answer back", async () => {
  const eventId = crypto.randomUUID();
  const event = {
    id: eventId,
    person: "Ada",
    isMine: true,
    question: "approval",
    value: "yes",
    reason: null,
    note: null,
    span: null,
    version: 3,
    undoes: null,
    isBulk: false,
    queue: null,
    phase: "answer",
    at: "2026-11-20T08:00:00.000Z",
  };
  const { asked } = givenReader({
    steps: [aStep(0)],
    answers: {
      "PUT /api/trajectories/:id/approval": SAVED,
      "POST /api/trajectories/:id/undo": SAVED,
      "GET /api/trajectories/:id/history": { review: aReview(), events: [event] },
    },
  });
  await ready();
  await screen.findByText("approved");

  await userEvent.keyboard("y");
  await waitFor(() => expect(bodiesOf(asked, "/approval")).toEqual([{ approved: true, expectedVersion: 3 }]));
  await userEvent.keyboard("u");

  await waitFor(() => expect(asked.find(({ key }) => key.endsWith("/undo"))?.body).toEqual({ eventId }));
});

test("the saved label is marked among the answers, with whose it is, its reason and its note, and is taken back there", async () => {
  const event = {
    id: crypto.randomUUID(),
    person: "Ada",
    isMine: true,
    question: "structure",
    value: "sub_task",
    reason: "loop",
    note: "the same search three times",
    span: null,
    version: 3,
    undoes: null,
    isBulk: false,
    queue: null,
    phase: "answer",
    at: "2026-11-20T08:00:00.000Z",
  };
  const review = aReview({ label: "sub_task", labelSource: "person", labelledBy: "Ada", isLabelMine: true });
  const { asked } = givenReader({
    steps: [aStep(0)],
    review,
    answers: {
      "GET /api/trajectories/:id/history": { review, events: [event] },
      "PUT /api/trajectories/:id/label": SAVED,
    },
  });
  await ready();

  const answer = screen.getByRole("region", { name: "Your answer" });
  await within(answer).findByText(/^yours/);
  expect(within(answer).getByRole("button", { name: /Sub-task/, pressed: true })).toBeTruthy();
  expect(within(answer).getByText("the same search three times")).toBeTruthy();
  expect(within(answer).getByText("Loops")).toBeTruthy();
  expect(screen.getByRole("region", { name: "Export" }).textContent).toContain("You called this sub-task.");
  await userEvent.click(within(answer).getByRole("button", { name: "Take the label back" }));

  await waitFor(() => expect(bodiesOf(asked, "/label")).toEqual([{ label: null, expectedVersion: 3 }]));
});

test.each([
  ["agentic", "agrees with the filter"],
  ["sub_task", "overrides the filter"],
] as const)("beside the verdict agentic the label %s %s", async (label, words) => {
  givenReader({ steps: [aStep(0)], review: aReview({ label, labelSource: "person", labelledBy: "Ada" }) });

  expect((await screen.findByRole("region", { name: "Your answer" })).textContent).toContain(words);
});

test("another person's label bears their name, and before any there is no label yet", async () => {
  givenReader({ steps: [aStep(0)], review: aReview({ label: "sub_task", labelSource: "person", labelledBy: "Ada" }) });
  await ready();
  expect(screen.getByRole("region", { name: "The saved label" }).textContent).toContain("Ada");
  expect(screen.getByRole("region", { name: "Export" }).textContent).toContain("Ada called this sub-task.");
  cleanup();

  givenReader({ steps: [aStep(0)] });
  await ready();
  expect(screen.getByRole("region", { name: "Your answer" }).textContent).toContain("no label yet");
  expect(screen.queryByRole("button", { name: "Take the label back" })).toBeNull();
});

test("without a turn of the agent a sentence says why it cannot be approved", async () => {
  const { asked } = givenReader({ steps: [aStep(0, { role: "user" })] });

  const section = await screen.findByRole("region", { name: "Export" });
  await userEvent.keyboard("y");

  expect(section.textContent).toContain("no turn of the agent");
  expect(within(section).getByRole("button")).toHaveProperty("disabled", true);
  expect(bodiesOf(asked, "/approval")).toEqual([]);
});

test("a share of no dispatches is n/a, and a status that nobody gave is said to be unknown", async () => {
  const none = { ratio: 0, credited: 0, dispatches: 0 };
  givenReader({
    steps: [aStep(0)],
    header: { status: "unknown" },
    analysis: { richness: { early: none, flattened: none, nonce: none } },
  });

  const richness = await screen.findByRole("region", { name: "Richness" });

  expect(within(richness).getAllByText(/n\/a/)).toHaveLength(3);
  expect(screen.getByText("status unknown")).toBeTruthy();
});
