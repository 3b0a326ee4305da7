import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lateAnswer } from "@/components/shell/given-app";
import { aStep, givenReader, givenWideWindow } from "./given-reader";
import { HeldStepKeys } from "./held-step-keys";

/** Lets the step keys in, as their code does when it arrives. */
let arrive: () => void;

vi.mock("./step-keys", async (original) => {
  const { StepKeys } = await original<typeof import("./step-keys")>();

  return { StepKeys: OnceArrived };

  function OnceArrived(props: { onShow: () => void }) {
    const [isHere, setHere] = useState(false);
    arrive = () => act(() => setHere(true));

    return isHere ? <StepKeys {...props} /> : <HeldStepKeys />;
  }
});

beforeEach(() => {
  localStorage.clear();
  givenWideWindow();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function given(labels: unknown = { items: [] }) {
  const app = givenReader({
    steps: [aStep(0), aStep(1), aStep(2)],
    answers: {
      "GET /api/trajectories/:id/step-labels": labels,
      "PUT /api/trajectories/:id/step-labels": { items: [] },
    },
  });
  await screen.findByText("Thought of step 1.");

  return { ...app, sent: () => app.asked.filter(({ key }) => key.startsWith("PUT")).map(({ body }) => body) };
}

test("a step label pressed before its code is here is given to the step that was in focus then", async () => {
  const { sent } = await given();

  await userEvent.keyboard("j!jj");
  expect(sent()).toEqual([]);
  arrive();

  await waitFor(() => expect(sent()).toEqual([{ step: 1, label: "first_wrong" }]));
});

test("a step label pressed twice before its code is here is set and taken back", async () => {
  const { sent } = await given();

  await userEvent.keyboard("++");
  arrive();

  await waitFor(() =>
    expect(sent()).toEqual([
      { step: 0, label: "good" },
      { step: 0, label: null },
    ]),
  );
});

test("a step label pressed before its code is here waits until those that stand are known, and the next one for it", async () => {
  const late = lateAnswer({ items: [{ step: 0, label: "good", person: "Anna", isMine: true }] });
  const { sent } = await given(late.response);

  await userEvent.keyboard("+");
  arrive();
  await userEvent.keyboard("-");
  await userEvent.keyboard("c");
  // What is said in words needs no label.
  expect(await screen.findByRole("textbox", { name: "Comment on step 1" })).toBeTruthy();
  expect(sent()).toEqual([]);
  late.letGo();

  await waitFor(() =>
    expect(sent()).toEqual([
      { step: 0, label: null },
      { step: 0, label: "bad" },
    ]),
  );
});

test("a step label is set where those that stand do not come", async () => {
  const { sent } = await given(Response.json({ code: "INTERNAL", requestId: "r-500" }, { status: 500 }));

  await userEvent.keyboard("+");
  arrive();

  await waitFor(() => expect(sent()).toEqual([{ step: 0, label: "good" }]));
});

test("a comment begun before its code is here has the words typed meanwhile, and none of them is a key", async () => {
  const { sent } = await given();

  await userEvent.keyboard("jcjay!");
  arrive();

  expect(await screen.findByRole("textbox", { name: "Comment on step 2" })).toHaveProperty("value", "jay!");
  expect(sent()).toEqual([]);
});

test("Escape takes a comment back that was begun before its code is here, and the keys are the reader's again", async () => {
  const { sent } = await given();

  await userEvent.keyboard("cno{Escape}j+");
  arrive();

  await waitFor(() => expect(sent()).toEqual([{ step: 1, label: "good" }]));
  expect(screen.queryByRole("textbox", { name: /^Comment on/ })).toBeNull();
});

test("what was pressed more than five seconds before, or on another trajectory, is done nowhere", async () => {
  const first = await given();
  await userEvent.keyboard("!");
  cleanup();
  const second = await given();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  await userEvent.keyboard("+");
  vi.setSystemTime(Date.now() + 5000);
  arrive();
  await userEvent.keyboard("j-");

  await waitFor(() => expect(second.sent()).toEqual([{ step: 1, label: "bad" }]));
  expect(first.sent()).toEqual([]);
});
