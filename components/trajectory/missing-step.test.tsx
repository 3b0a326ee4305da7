import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drawnOn } from "@/lib/contract/first-steps";
import { FirstReading } from "./first-reading";
import { aDetail, aStep, givenReader, givenWideWindow } from "./given-reader";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, "", "/");
});

const THREE = [aStep(0), aStep(1), aStep(2)];
const SAYS = /^The address asked for step/;

test("a step after the last is said not to be here, until one moves on", async () => {
  givenReader({ steps: THREE, link: { step: 1233 } });

  await screen.findByText("Thought of step 3.");
  expect(screen.getByText(SAYS).textContent).toBe(
    "The address asked for step 1,234, which is not here; this is step 3, the last.",
  );

  await userEvent.keyboard("k");
  expect(document.querySelector("article[aria-current=step]")?.getAttribute("data-step-row")).toBe("1");
  expect(screen.queryByText(SAYS)).toBeNull();
});

test("a press on another step moves on, too", async () => {
  givenReader({ steps: THREE, link: { step: 8 } });

  await userEvent.click(await screen.findByText("Thought of step 1."));

  expect(screen.queryByText(SAYS)).toBeNull();
});

test.each([
  ["the last step", THREE, 2],
  ["a trajectory without steps, which says so itself,", [], 8],
])("of %s nothing is said", async (_, steps, step) => {
  givenReader({ steps, link: { step } });

  await screen.findByText("Find a magnet");
  expect(screen.queryByText(SAYS)).toBeNull();
});

test("it stands there before any script runs, so that nothing moves when the reader comes", () => {
  const detail = aDetail({ steps: THREE });
  const first = { ...drawnOn(THREE, detail), steps: THREE, stepCount: 3 };

  const page = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <FirstReading first={first} link={{ mode: "story", layers: [], step: 8 }} density="dense" />
    </QueryClientProvider>,
  );

  expect(page).toMatch(/The address asked for step (<!-- -->)?9/);
});
