import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenApp, lateAnswer } from "@/components/shell/given-app";
import { aDetail, aStep, givenWideWindow } from "@/components/trajectory/given-reader";
import { Reader } from "@/components/trajectory/reader";
import { keptCommentOf } from "@/lib/client/kept-comment";
import { KEYS } from "@/lib/client/keys";
import type { TrajectoryDetail } from "@/lib/contract/trajectory-detail";

const ANNA = "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6d001";
const BEN = "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6d002";

/** What the server answers to a new comment. */
const ADDED = {
  id: crypto.randomUUID(),
  ...{ person: "Anna", isMine: true, step: 0, span: null, body: "Odd." },
  ...{ resolvedBy: null, resolvedAt: null, createdAt: "2026-11-20T08:00:00.000Z", editedAt: null },
};

beforeEach(() => {
  givenWideWindow();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Opens a trajectory as a person, and the box of a comment on its first step. */
async function openBox(detail: TrajectoryDetail, id = ANNA, added: unknown = ADDED) {
  const at = `/api/trajectories/${detail.header.id}`;
  const table = { corpus: detail.header.corpus.id, filter: "", sort: "-imported" };
  const app = givenApp(<Reader detail={detail} link={{ mode: "story", layers: [] }} table={table} />, {
    answers: {
      "GET /api/me": { id, name: "Anna", email: null, role: "lead", access: "required", isActing: false },
      [`GET ${at}/chunks/0`]: [aStep(0), aStep(1)],
      [`GET ${at}/comments`]: { items: [], openSteps: [] },
      [`POST ${at}/comments`]: added,
    },
  });
  await screen.findByText("Thought of step 1.");
  await waitFor(() => expect(app.client.getQueryData([...KEYS.me])).toMatchObject({ id }));
  await userEvent.keyboard("c");

  return { ...app, box: await screen.findByRole("textbox", { name: "Comment on step 1" }) };
}

test("a comment that was not saved is in its box again, for its person alone, until it is saved", async () => {
  const detail = aDetail({ steps: [aStep(0)] });
  await userEvent.type((await openBox(detail)).box, "Odd.");
  expect(screen.getByText("Not saved yet.")).toBeTruthy();
  cleanup();

  expect((await openBox(detail, BEN)).box).toHaveProperty("value", "");
  cleanup();
  const { box } = await openBox(detail);
  expect(box).toHaveProperty("value", "Odd.");
  await userEvent.type(box, "{Control>}{Enter}{/Control}");

  await waitFor(() => expect(screen.queryByRole("textbox", { name: "Comment on step 1" })).toBeNull());
  expect(sessionStorage.length).toBe(0);
});

test("a comment that is given up is forgotten", async () => {
  const { box } = await openBox(aDetail({ steps: [aStep(0)] }));
  await userEvent.type(box, "Odd.");
  expect(sessionStorage.length).toBe(1);

  await userEvent.keyboard("{Escape}");

  expect(sessionStorage.length).toBe(0);
});

/** A trajectory of two steps, with a comment begun on its first and the box moved to its second. */
async function movedOn() {
  const detail = aDetail({ steps: [aStep(0), aStep(1)] });
  const app = await openBox(detail);
  await userEvent.type(app.box, "Odd. ");
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard("jc");

  return { ...app, detail, second: await screen.findByRole("textbox", { name: "Comment on step 2" }) };
}

test("a comment that was begun waits at its place while another one is written elsewhere", async () => {
  const { second } = await movedOn();
  expect(second).toHaveProperty("value", "");
  expect(document.activeElement).toBe(second);
  await userEvent.keyboard("Right.");

  await userEvent.click(screen.getByRole("button", { name: "Go on writing on step 1" }));

  expect(screen.getByRole("textbox", { name: "Comment on step 1" })).toHaveProperty("value", "Odd.");
  expect(screen.getByText("Not saved, on step 2: Right.")).toBeTruthy();
});

test("saving one comment leaves the one that was begun elsewhere, and the box of it that is open by then", async () => {
  const { second, asked } = await movedOn();
  await userEvent.type(second, "Right.{Control>}{Enter}{/Control}");
  await waitFor(() => expect(screen.queryByRole("textbox", { name: /^Comment on/ })).toBeNull());

  expect(asked.map(({ body }) => body)).toContainEqual({ body: "Right.", step: 1, span: null });
  expect(screen.getByText("Not saved, on step 1: Odd.")).toBeTruthy();
});

test("what is typed on while a comment is being saved stays in the box, and its keys act on nothing", async () => {
  const late = lateAnswer(ADDED, 201);
  const { box } = await openBox(aDetail({ steps: [aStep(0)] }), ANNA, late.response);
  await userEvent.type(box, "Odd.{Control>}{Enter}{/Control} More.");
  late.letGo();

  await waitFor(() =>
    expect(screen.getByRole("textbox", { name: "Comment on step 1" })).toHaveProperty("value", "More."),
  );
  expect(document.activeElement).toBe(box);
  await userEvent.keyboard(" y");
  expect(box).toHaveProperty("value", "More. y");
});

test("a comment that is saved takes the keyboard from no other field, and a box that comes later keeps its words", async () => {
  const late = lateAnswer(ADDED, 201);
  const { box } = await openBox(aDetail({ steps: [aStep(0)] }), ANNA, late.response);
  await userEvent.type(box, "Odd.{Control>}{Enter}{/Control} More.");
  const note = screen.getByRole("textbox", { name: "Note" });
  await userEvent.click(note);
  late.letGo();
  await waitFor(() => expect(box).toHaveProperty("value", "More."));
  expect(document.activeElement).toBe(note);
  await userEvent.click(box);
  await userEvent.clear(box);
  await userEvent.type(box, "Odd. Again.");
  box.blur();
  await userEvent.keyboard("{Shift>}C{/Shift}");

  await userEvent.click(await screen.findByRole("button", { name: "Go on writing on step 1" }));

  expect(screen.getByRole("textbox", { name: "Comment on step 1" })).toHaveProperty("value", "Odd. Again.");
});

test("a box that was asked for again on the same step closes with what is saved", async () => {
  const late = lateAnswer(ADDED, 201);
  const { box } = await openBox(aDetail({ steps: [aStep(0)] }), ANNA, late.response);
  await userEvent.type(box, "Odd.{Control>}{Enter}{/Control}");
  box.blur();
  await userEvent.keyboard("c");

  late.letGo();

  await waitFor(() => expect(screen.queryByRole("textbox", { name: /^Comment on/ })).toBeNull());
  expect(sessionStorage.length).toBe(0);
});

test("by the mouse too a comment can be begun on another step while one is written", async () => {
  const { box } = await openBox(aDetail({ steps: [aStep(0), aStep(1)] }));
  await userEvent.type(box, "Odd.");
  expect(screen.queryByRole("button", { name: /^Comment on step/ })).toBeNull();
  await userEvent.click(screen.getByText("Thought of step 2."));

  await userEvent.click(screen.getByRole("button", { name: /^Comment on step 2/ }));

  expect(screen.getByRole("textbox", { name: "Comment on step 2" })).toHaveProperty("value", "");
});

test("asking for the box again brings the keyboard back to it", async () => {
  const { box } = await openBox(aDetail({ steps: [aStep(0)] }));
  (document.activeElement as HTMLElement).blur();

  await userEvent.keyboard("c");

  expect(document.activeElement).toBe(box);
  expect(box).toHaveProperty("value", "");
});

test("what an older version kept is no comment", () => {
  for (const value of ["Odd.", null, {}, { body: " ", step: 0, span: null }, { body: "Odd.", step: "0", span: null }])
    expect(keptCommentOf(value)).toBeUndefined();
  expect(keptCommentOf({ body: "Odd.", step: 0, span: { step: 0, field: "thought" } })).toBeUndefined();
  expect(keptCommentOf({ body: "Odd.", step: null, span: null })).toEqual({ body: "Odd.", step: null, span: null });
});
