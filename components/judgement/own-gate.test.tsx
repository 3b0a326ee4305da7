import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { lateAnswer } from "@/components/shell/given-app";
import { aReview, aStep, givenReader, givenWideWindow } from "@/components/trajectory/given-reader";
import { givenWordMotion, withoutWordMotion } from "@/components/trajectory/given-word-motion";
import { Toaster } from "@/components/ui/toast";
import type { GateReview } from "@/lib/contract/judge-audit";
import { NOT_TAKEN } from "@/lib/domain/press-words";
import { aGateReview, aJudgement, aSpan } from "./given-judgement";

const EVENT = "0d1f7f0e-9b1c-4f4e-8f43-aaaaaaaaaaaa";
const PUT = "PUT /api/trajectories/:id/gate";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, "", "/");
});

const UNDONE = { status: "saved", review: aReview({ version: 5 }), eventId: crypto.randomUUID() };

interface GivenGate {
  readonly review?: Partial<GateReview>;
  readonly judged?: number | null;
  readonly answer?: unknown;
  readonly me?: string;
}

const saved = (overrides: Partial<GateReview> = {}, isBeyondHorizon = false) => ({
  status: "saved",
  gateReview: aGateReview({ gate: 2, version: 5, ...overrides }),
  eventId: EVENT,
  isBeyondHorizon,
});

async function given({ review = {}, judged = 3, answer = saved(), me = "lead" }: GivenGate = {}) {
  render(<Toaster />);
  const app = givenReader({
    steps: [aStep(0), aStep(1)],
    header: { judgement: aJudgement({ gate: judged, explanation: null }) },
    audit: { gateReview: aGateReview(review) },
    answers: {
      [PUT]: answer,
      "POST /api/trajectories/:id/undo": UNDONE,
      "GET /api/me": { id: EVENT, name: "Ada", email: null, role: me, access: "required", isActing: false },
    },
  });
  await screen.findByText("Thought of step 1.");
  // This part of the pane is drawn behind what can be read.
  await screen.findByRole("region", { name: "Your gate" });
  const sent = () => app.asked.flatMap(({ key, body }) => (key === PUT.replace(":id", app.id) ? [body] : []));

  return { ...app, sent };
}

const section = () => within(screen.getByRole("region", { name: "Your gate" }));

test("the judge's own gate is given in two keystrokes", async () => {
  const { sent } = await given();

  await userEvent.keyboard("l3");

  expect(await screen.findByText("Your gate is saved")).toBeTruthy();
  expect(sent()).toEqual([{ gate: 3, spans: [], expectedVersion: 4 }]);
});

test("while words are marked no gate names a digit, which tags them then", async () => {
  givenWordMotion();
  onTestFinished(withoutWordMotion);
  await given();
  await userEvent.keyboard("l");
  const digits = () => section().queryAllByText(/^[1-5]$/, { selector: "kbd *" });
  expect(digits().length).toBeGreaterThan(0);

  await userEvent.keyboard("m");
  await screen.findByRole("list", { name: "Tags of the marked words" });

  expect(digits()).toHaveLength(0);
});

test("an undo while it is being saved waits for it, and takes no answer before it back", async () => {
  const late = lateAnswer(saved());
  const { asked } = await given({ answer: late.response });

  const told = vi.fn();
  const watch = new MutationObserver(() => told(document.body.textContent));
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });

  await userEvent.keyboard("l3");
  await userEvent.keyboard("u");
  late.letGo();

  expect(await screen.findByText("Undone: the gate is as it was before")).toBeTruthy();
  watch.disconnect();
  expect(asked.filter(({ key }) => key.endsWith("/undo")).map(({ body }) => body)).toEqual([{ eventId: EVENT }]);
  expect(told).not.toHaveBeenCalledWith(expect.stringContaining("Your gate is saved"));
});

test("another gate that is given while one is being saved stays on screen, and that it was not taken is told", async () => {
  const late = lateAnswer(saved());
  const { sent } = await given({ answer: late.response, judged: null });

  await userEvent.keyboard("l2");
  await userEvent.keyboard("2");
  expect(screen.queryByText(/not taken/i)).toBeNull();
  await userEvent.keyboard("4");
  expect(await screen.findByText(NOT_TAKEN.message)).toBeTruthy();
  late.letGo();

  expect(await screen.findByText("Your gate is saved")).toBeTruthy();
  expect(sent()).toEqual([{ gate: 2, spans: [], expectedVersion: 4 }]);
  expect(section().getByRole("button", { name: /^4/, pressed: true })).toBeTruthy();
  await waitFor(() => expect(section().getByRole("button", { name: /Save gate/ })).toHaveProperty("disabled", false));
});

test("a gate that is taken back leaves the one that is being given", async () => {
  await given({ review: { gate: 2, source: "person", givenBy: "Bo" }, judged: 3, answer: saved({ gate: null }) });

  await userEvent.keyboard("l4");
  await userEvent.click(section().getByRole("button", { name: "Take back" }));

  expect(await screen.findByText("Your gate is taken back")).toBeTruthy();
  expect(section().getByRole("button", { name: /^4/, pressed: true })).toBeTruthy();
});

test("another gate asks for its cause, and is given in three keystrokes", async () => {
  const { sent } = await given();

  await userEvent.keyboard("l2");
  expect(section().getByRole("group", { name: /Why the judge differs/ })).toBeTruthy();
  expect(sent()).toEqual([]);
  await userEvent.keyboard("1");

  expect(await screen.findByText("Your gate is saved")).toBeTruthy();
  expect(sent()).toEqual([{ gate: 2, cause: "missed_evidence", spans: [], expectedVersion: 4 }]);
});

test("Enter leaves the cause open; where the judge names no gate it is not asked for", async () => {
  const { sent } = await given();
  await userEvent.keyboard("l2{Enter}");
  await waitFor(() => expect(sent()).toEqual([{ gate: 2, spans: [], expectedVersion: 4 }]));
  cleanup();

  const float = await given({ judged: null });
  await userEvent.keyboard("l5");
  await waitFor(() => expect(float.sent()).toEqual([{ gate: 5, spans: [], expectedVersion: 4 }]));
});

test.each([
  [{ status: "conflict", gateReview: aGateReview({ gate: 1, version: 9 }) }, 200],
  [{ code: "INTERNAL", detail: "The server failed.", requestId: "r-7" }, 500],
])("a gate that is not kept behind the person is told", async (body, status) => {
  const late = lateAnswer(body, status);
  const { sent, unmount } = await given({ answer: () => late.response });
  await userEvent.keyboard("l3");
  await waitFor(() => expect(sent()).toHaveLength(1));

  unmount();
  late.letGo();

  expect(await screen.findByText("Your gate of the trajectory you left was not saved")).toBeTruthy();
});

test("another cause takes the keyboard to its note, which Ctrl and Enter save", async () => {
  const { sent } = await given();
  await userEvent.keyboard("l28");
  expect(section().getByText("Say in the note what the other cause is.")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(section().getByRole("textbox", { name: "Note" })));

  await userEvent.keyboard("Cut{Escape}");
  expect(document.activeElement?.tagName).not.toBe("TEXTAREA");
  await userEvent.keyboard("q");
  await userEvent.keyboard(" twice.{Control>}{Enter}{/Control}");

  await waitFor(() =>
    expect(sent()).toEqual([{ gate: 2, cause: "other", note: "Cut twice.", spans: [], expectedVersion: 4 }]),
  );
  await waitFor(() => expect(section().queryByRole("textbox", { name: "Note" })).toBeNull());

  // The next gate is the digits' again.
  await userEvent.keyboard("l");
  expect(document.activeElement?.tagName).not.toBe("TEXTAREA");
});

test("0 takes the choices back one by one; digits then answer the structure again", async () => {
  const { sent } = await given();

  await userEvent.keyboard("l200");
  expect(section().getByRole("button", { name: /Give your gate/ })).toBeTruthy();
  await userEvent.keyboard("2");

  expect(screen.getByRole("button", { name: /Sub-task/, pressed: true })).toBeTruthy();
  expect(sent()).toEqual([]);
});

test("words that are cited go with the gate; evidence beyond the horizon is filed as a fault of the pipeline", async () => {
  const { sent } = await given({ answer: saved({ cause: "beyond_horizon", fault: "pipeline" }, true) });
  await userEvent.keyboard("l");
  const text = document.querySelector('[data-step-row="1"] [data-start]')?.firstChild;
  if (!text) throw new Error("The step has a thought.");
  window.getSelection()?.setBaseAndExtent(text, 0, text, 7);

  await userEvent.keyboard("q");
  expect(within(section().getByRole("list", { name: "What you cite" })).getByText("step 2, thought")).toBeTruthy();
  await userEvent.keyboard("21");

  expect(await screen.findByText(/Filed as a fault of the pipeline/)).toBeTruthy();
  expect(sent()).toEqual([{ gate: 2, cause: "missed_evidence", spans: [aSpan()], expectedVersion: 4 }]);
});

test("the gate that stands is shown with whose it is, its cause, its fault and what it cites", async () => {
  const review = {
    gate: 2,
    source: "person",
    givenBy: "Bo",
    isBlind: true,
    cause: "beyond_horizon",
    fault: "pipeline",
    note: "<i>Cut</i>",
    spans: [aSpan()],
    updatedAt: "2026-11-20T08:00:00.000Z",
  } as const satisfies Partial<GateReview>;
  const { sent } = await given({ review, answer: saved({ gate: null }) });
  const stands = within(section().getByRole("region", { name: "The saved gate" }));

  expect(stands.getByText("2 no read")).toBeTruthy();
  for (const words of [/Bo/, /^blind$/, /cut from the judge’s view/, /fault of the pipeline/, "<i>Cut</i>", "step 2"])
    expect(stands.getByText(words)).toBeTruthy();

  await userEvent.click(stands.getByRole("button", { name: "Take back" }));
  expect(await screen.findByText("Your gate is taken back")).toBeTruthy();
  expect(sent()).toEqual([{ gate: null, spans: [], expectedVersion: 4 }]);
});

test("of a gate that is not blind the judge alone need not have been in sight", async () => {
  await given({ review: { gate: 2, source: "person", givenBy: "Bo", isBlind: false } });

  expect(section().getByText("not blind")).toBeTruthy();
  expect(section().queryByText(/judge in sight/)).toBeNull();
});

test("a gate that met another person's shows both and writes only when told to", async () => {
  const theirs = aGateReview({ gate: 5, givenBy: "Bo", source: "person", version: 9 });
  const { sent } = await given({ answer: { status: "conflict", gateReview: theirs } });
  await userEvent.keyboard("l21");

  const notice = within(await screen.findByRole("alert", { name: "Two gates" }));
  expect(notice.getByText("5 all pass")).toBeTruthy();
  expect(notice.getByText("2 no read")).toBeTruthy();
  await userEvent.click(notice.getByRole("button", { name: "Save mine after theirs" }));

  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({ gate: 2, cause: "missed_evidence", expectedVersion: 9 });
});

test("their gate can be kept", async () => {
  const theirs = aGateReview({ gate: 5, givenBy: "Bo", source: "person", version: 9 });
  await given({ answer: { status: "conflict", gateReview: theirs } });
  await userEvent.keyboard("l21");

  await userEvent.click(await screen.findByRole("button", { name: "Keep theirs" }));

  expect(screen.queryByRole("alert", { name: "Two gates" })).toBeNull();
});

test("what several people settled is a lead's to change", async () => {
  await given({ review: { gate: 2, source: "agreed" }, me: "annotator" });

  expect(await section().findByText(/What several people settled a lead can change/)).toBeTruthy();
  expect(section().queryByRole("button", { name: /gate/i })).toBeNull();
});
