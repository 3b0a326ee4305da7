import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenApp, lateAnswer } from "@/components/shell/given-app";
import { aDetail, aReview, aStep, givenWideWindow } from "@/components/trajectory/given-reader";
import { Reader } from "@/components/trajectory/reader";
import { Toaster } from "@/components/ui/toast";
import { KEYS } from "@/lib/client/keys";
import type { LabelEvent } from "@/lib/contract/labels";
import type { TrajectoryDetail } from "@/lib/contract/trajectory-detail";
import { bodiesOf, ready, SAVED } from "./given-answers";
import { anEvent } from "./given-event";

const ANNA = "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6d001";
const NONE: readonly LabelEvent[] = [];
const BEN = "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6d002";

beforeEach(() => {
  givenWideWindow();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Opens a trajectory as a person, as a reload of its page or the way back to it does. */
async function open(detail: TrajectoryDetail, { as: id = ANNA, onLabel = (): unknown => SAVED, events = NONE } = {}) {
  const at = `/api/trajectories/${detail.header.id}`;
  const table = { corpus: detail.header.corpus.id, filter: "", sort: "-imported" };
  const app = givenApp(<Reader detail={detail} link={{ mode: "story", layers: [] }} table={table} />, {
    answers: {
      "GET /api/me": { id, name: "Anna", email: null, role: "lead", access: "required", isActing: false },
      [`GET ${at}/chunks/0`]: [aStep(0)],
      [`GET ${at}/history`]: { review: detail.review, events, total: events.length },
      [`PUT ${at}/label`]: onLabel,
    },
  });
  await ready();
  await waitFor(() => expect(app.client.getQueryData([...KEYS.me])).toMatchObject({ id }));

  return app;
}

const note = () => screen.getByRole("textbox", { name: "Note" });
const answer = () => within(screen.getByRole("region", { name: "Your answer" }));
const notSaved = () => answer().queryByText("Not saved yet.");
const isChosen = (name: RegExp) => answer().queryByRole("button", { name, pressed: true }) !== null;
const aTrajectory = () => aDetail({ steps: [aStep(0)] });

test("a label, a reason and a note that were not saved are there again when the trajectory is, and say so", async () => {
  const detail = aTrajectory();
  await open(detail);
  expect(notSaved()).toBeNull();
  await userEvent.keyboard("23");
  await userEvent.type(note(), "Only a log.");
  expect(notSaved()).not.toBeNull();
  cleanup();

  const { asked } = await open(detail);
  await waitFor(() => expect(note()).toHaveProperty("value", "Only a log."));
  expect([isChosen(/^Sub-task/), isChosen(/^The model only narrates/)]).toEqual([true, true]);
  expect(notSaved()).not.toBeNull();
  await userEvent.click(answer().getByRole("button", { name: /^Save label/ }));

  const body = { label: "sub_task", reason: "narration_only", note: "Only a log.", expectedVersion: 3 };
  await waitFor(() => expect(bodiesOf(asked, "/label")).toEqual([body]));
});

test("the words that an unsaved answer cites come back with it", async () => {
  const detail = aTrajectory();
  await open(detail);
  const words = document.querySelector('[data-step-row="0"] [data-start]')?.firstChild;
  if (!words) throw new Error("The step has a thought.");
  window.getSelection()?.setBaseAndExtent(words, 0, words, 7);
  await userEvent.keyboard("q");
  window.getSelection()?.removeAllRanges();
  cleanup();

  await open(detail);
  expect(await answer().findByText("“Thought”")).toBeTruthy();
  await userEvent.click(answer().getByRole("button", { name: "Do not cite this" }));
  cleanup();

  await open(detail);
  expect(answer().queryByText("“Thought”")).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

test("neither another trajectory nor another person of this tab meets it", async () => {
  const detail = aTrajectory();
  await open(detail);
  await userEvent.type(note(), "Only a log.");
  cleanup();

  await open(aTrajectory());
  expect([note(), notSaved()]).toMatchObject([{ value: "" }, null]);
  cleanup();
  await open(detail, { as: BEN });
  expect([note(), notSaved()]).toMatchObject([{ value: "" }, null]);
  cleanup();
  await open(detail);

  await waitFor(() => expect(note()).toHaveProperty("value", "Only a log."));
});

test("what is saved is forgotten, also where the trajectory was left meanwhile", async () => {
  const detail = aTrajectory();
  await open(detail);
  await userEvent.keyboard("23{Enter}");
  await waitFor(() => expect(notSaved()).toBeNull());
  expect(sessionStorage.length).toBe(0);

  cleanup();
  const late = lateAnswer(SAVED);
  const { asked } = await open(detail, { onLabel: () => late.response });
  await userEvent.keyboard("23{Enter}");
  await waitFor(() => expect(bodiesOf(asked, "/label")).toHaveLength(1));
  expect(sessionStorage.length).toBe(1);
  cleanup();
  late.letGo();

  await waitFor(() => expect(sessionStorage.length).toBe(0));
});

test("what the person clears is forgotten", async () => {
  const detail = aTrajectory();
  await open(detail);
  await userEvent.type(note(), "odd");
  await waitFor(() => expect(sessionStorage.length).toBe(1));

  await userEvent.clear(note());

  expect([sessionStorage.length, notSaved()]).toEqual([0, null]);
});

test("beside a label that is new since, the note comes back and the choice does not, so that nothing is saved over it", async () => {
  const detail = aTrajectory();
  await open(detail);
  await userEvent.keyboard("1");
  await userEvent.type(note(), "It asked.");
  cleanup();

  const review = aReview({ label: "sub_task", labelSource: "person", labelledBy: "Ada", version: 4 });
  const { asked } = await open({ ...detail, review });
  await waitFor(() => expect(note()).toHaveProperty("value", "It asked."));
  expect([isChosen(/^Agentic/), isChosen(/^Sub-task/)]).toEqual([false, true]);
  await userEvent.keyboard("{Enter}");
  expect(bodiesOf(asked, "/label")).toEqual([]);
  await userEvent.keyboard("1{Enter}");

  await waitFor(() =>
    expect(bodiesOf(asked, "/label")).toEqual([{ label: "agentic", note: "It asked.", expectedVersion: 4 }]),
  );
});

test("a browser that refuses its storage lets a person answer", async () => {
  const refused = () => {
    throw new DOMException("refused", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: refused, setItem: refused, removeItem: refused, clear: refused });
  const { asked } = await open(aTrajectory());

  await userEvent.keyboard("23{Enter}");

  await waitFor(() => expect(bodiesOf(asked, "/label")).toHaveLength(1));
});

/** Anna's own answer as the history has it. */
const given = (says: Partial<LabelEvent>) => anEvent({ person: "Anna", isMine: true, value: "sub_task", ...says });

test("an answer that was saved on the way out does not come back, and one with other words does", async () => {
  const detail = aTrajectory();
  await open(detail);
  await userEvent.keyboard("23");
  await userEvent.type(note(), "Only a log.");
  cleanup();
  const kept = sessionStorage.getItem(`assay.unsaved.${ANNA}`) ?? "";
  const review = aReview({ label: "sub_task", labelSource: "person", labelledBy: "Anna", version: 4 });

  await open({ ...detail, review }, { events: [given({ reason: "narration_only", note: "Only a log." })] });
  await waitFor(() => expect(sessionStorage.length).toBe(0));
  expect([note(), notSaved()]).toMatchObject([{ value: "" }, null]);
  cleanup();

  sessionStorage.setItem(`assay.unsaved.${ANNA}`, kept);
  await open({ ...detail, review }, { events: [given({ reason: "narration_only" })] });
  await waitFor(() => expect(note()).toHaveProperty("value", "Only a log."));
  expect(sessionStorage.length).toBe(1);
});

test("a note that was added to one's own label on the way out does not come back", async () => {
  const detail = aDetail({
    steps: [aStep(0)],
    review: aReview({ label: "sub_task", labelSource: "person", labelledBy: "Anna", version: 4 }),
  });
  await open(detail);
  await userEvent.keyboard("2");
  await userEvent.type(note(), "Only a log.");
  cleanup();

  await open(detail, { events: [given({ note: "Only a log." })] });

  await waitFor(() => expect(sessionStorage.length).toBe(0));
  expect(note()).toHaveProperty("value", "");
});

test("words typed while the label is being saved stay, without the choice that was saved", async () => {
  render(<Toaster />);
  const late = lateAnswer(SAVED);
  const { asked } = await open(aTrajectory(), { onLabel: () => late.response });
  await userEvent.keyboard("1");
  await userEvent.type(note(), "It asked.{Control>}{Enter}{/Control}");
  await waitFor(() => expect(bodiesOf(asked, "/label")).toHaveLength(1));
  await userEvent.type(note(), " Twice.");

  late.letGo();

  expect(await screen.findByText("Label saved")).toBeTruthy();
  expect(note()).toHaveProperty("value", "It asked. Twice.");
  expect(notSaved()).not.toBeNull();
});

test("digits choose a label first beside an answer that came back", async () => {
  const detail = aTrajectory();
  await open(detail);
  await userEvent.keyboard("23");
  cleanup();

  const { asked } = await open(detail);
  await waitFor(() => expect(isChosen(/^Sub-task/)).toBe(true));
  await userEvent.keyboard("1{Enter}");

  await waitFor(() => expect(bodiesOf(asked, "/label")).toEqual([{ label: "agentic", expectedVersion: 3 }]));
});

test("an answer that arrives after the trajectory was opened again leaves what was typed there since", async () => {
  const detail = aTrajectory();
  const late = lateAnswer(SAVED);
  const first = await open(detail, { onLabel: () => late.response });
  await userEvent.keyboard("23{Enter}");
  await waitFor(() => expect(bodiesOf(first.asked, "/label")).toHaveLength(1));
  cleanup();
  await open(detail);
  await userEvent.type(note(), "Only a log.");
  const kept = sessionStorage.getItem(`assay.unsaved.${ANNA}`);

  late.letGo();
  await waitFor(() => expect(first.client.isMutating()).toBe(0));

  expect(sessionStorage.getItem(`assay.unsaved.${ANNA}`)).toBe(kept);
});

test("another reason that is chosen while the label is being saved is a new answer", async () => {
  const late = lateAnswer(SAVED);
  const { asked } = await open(aTrajectory(), { onLabel: () => late.response });
  await userEvent.keyboard("23{Enter}");
  await waitFor(() => expect(bodiesOf(asked, "/label")).toHaveLength(1));
  await userEvent.click(answer().getByRole("button", { name: /^Code rewrote/ }));

  late.letGo();

  await waitFor(() => expect(answer().getByRole("button", { name: /^Save label/ })).toHaveProperty("disabled", false));
  expect(isChosen(/^Code rewrote/)).toBe(true);
});
