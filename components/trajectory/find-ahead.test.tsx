import { setTimeout as sleep } from "node:timers/promises";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aStep, givenReader, givenWideWindow } from "./given-reader";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.history.replaceState(null, "", "/");
});

/** Nothing is drawn in between, as while the code of the box is on its way. */
const pressAtOnce = (...keys: readonly string[]) =>
  act(() => {
    for (const key of keys) fireEvent.keyDown(document.body, { key });
  });

test("what is typed right behind the key of find is looked for, and moves nothing", async () => {
  givenReader({ steps: [aStep(0), aStep(1), aStep(2)] });
  await screen.findByText("Thought of step 1.");

  pressAtOnce("/", "j", "n", "2");

  expect(await screen.findByRole("textbox", { name: "Find in the trajectory" })).toHaveProperty("value", "jn2");
  expect(document.querySelector("article[aria-current=step]")?.getAttribute("data-step-row")).toBe("0");
});

test.each([
  ["/", "Find in the trajectory"],
  ["c", /Comment on/],
])("Escape right behind %s takes the box back before it is there", async (key, name) => {
  givenReader({ steps: [aStep(0), aStep(1), aStep(2)] });
  await screen.findByText("Thought of step 1.");

  pressAtOnce(key, "j", "Escape", "j");

  await waitFor(() =>
    expect(document.querySelector("article[aria-current=step]")?.getAttribute("data-step-row")).toBe("1"),
  );
  await sleep(50);
  expect(screen.queryByRole("textbox", { name })).toBeNull();
});
