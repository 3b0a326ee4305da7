import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aStep, givenReader, givenWideWindow } from "./given-reader";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.history.replaceState(null, "", "/");
});

test("what is typed right behind the key of find is looked for, and moves nothing", async () => {
  givenReader({ steps: [aStep(0), aStep(1), aStep(2)] });
  await screen.findByText("Thought of step 1.");

  // No turn of the page in between: the code of the box is still on its way.
  for (const key of ["/", "j", "n", "2"]) fireEvent.keyDown(document.body, { key });

  expect(await screen.findByRole("textbox", { name: "Find in the trajectory" })).toHaveProperty("value", "jn2");
  expect(document.querySelector("article[aria-current=step]")?.getAttribute("data-step-row")).toBe("0");
});
