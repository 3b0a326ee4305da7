import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
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

async function given() {
  const app = givenReader({
    steps: [aStep(0), aStep(1), aStep(2)],
    answers: { "PUT /api/trajectories/:id/step-labels": { items: [] } },
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
