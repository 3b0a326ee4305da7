import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lateAnswer } from "@/components/shell/given-app";
import { aStep, givenReader, givenWideWindow } from "./given-reader";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.history.replaceState(null, "", "/");
});

const current = () => document.querySelector("article[aria-current=step]")?.getAttribute("data-step-row");

async function givenBox(text: string): Promise<HTMLElement> {
  givenReader({ steps: [aStep(0), aStep(1), aStep(2), aStep(3)] });
  await screen.findByText("Thought of step 2.");
  await userEvent.keyboard("/");
  const box = await screen.findByRole("textbox", { name: "Find in the trajectory" });
  await userEvent.type(box, text);
  await screen.findByText("4 hits");

  return box;
}

/** As on a slow machine: the steps are searched for what is typed only after all of it. */
function typeAndPress(box: HTMLElement, texts: readonly string[], key: object): Promise<void> {
  return act(async () => {
    const [first, ...later] = texts;
    fireEvent.change(box, { target: { value: first } });
    fireEvent.keyDown(box, key);
    for (const value of later) fireEvent.change(box, { target: { value } });
  });
}

test.each([
  ["step 3", { key: "Enter" }],
  ["step 2", { key: "Enter", shiftKey: true }],
])("a press before %s was looked for goes to a hit of it, not of what stood in the box before", async (text, key) => {
  const box = await givenBox("step");

  await typeAndPress(box, [text], key);

  await waitFor(() => expect(current()).toBe(String(Number(text.at(-1)) - 1)));
  expect(await screen.findByText("1 of 1")).toBeTruthy();
});

test("who types on after such a press asks for something else and stays", async () => {
  const box = await givenBox("step");

  await typeAndPress(box, ["step ", "step 3"], { key: "Enter" });

  await screen.findByText("1 hit");
  expect(current()).toBe("0");
});

test("a press while nothing is found yet goes to the first hit that is", async () => {
  const steps = [aStep(0), aStep(1), aStep(2)];
  const late = lateAnswer(steps);
  givenReader({ steps, answers: { "GET /api/trajectories/:id/chunks/0": late.response } });
  await screen.findByText("Find a magnet");
  await userEvent.keyboard("/");
  await userEvent.type(await screen.findByRole("textbox", { name: "Find in the trajectory" }), "step 3{Enter}");
  expect(current()).toBe("0");

  late.letGo();

  await waitFor(() => expect(current()).toBe("2"));
});
