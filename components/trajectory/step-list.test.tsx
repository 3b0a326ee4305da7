import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aStep, givenReader, givenWideWindow } from "./given-reader";
import { isShort, SHORT_STEPS } from "./is-short";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, "", "/");
});

const steps = (count: number) => Array.from({ length: count }, (_, index) => aStep(index));

test("all steps of a short trajectory are on the page, where the browser finds their words", async () => {
  givenReader({ steps: steps(SHORT_STEPS) });

  expect(await screen.findByText(`Thought of step ${SHORT_STEPS}.`)).toBeTruthy();
  expect(screen.getAllByRole("article")).toHaveLength(SHORT_STEPS);
});

test("only the steps in view of a long one are", async () => {
  givenReader({ steps: steps(SHORT_STEPS + 1) });

  await screen.findByText("Thought of step 1.");

  const drawn = screen.getAllByRole("article").length;
  expect(drawn).toBeGreaterThan(1);
  expect(drawn).toBeLessThan(SHORT_STEPS);
});

test("a step that is asked for comes into view by its start, its neighbour by the shortest way", async () => {
  const scrolled = vi.spyOn(HTMLElement.prototype, "scrollIntoView");
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(900);
  const ways = () =>
    scrolled.mock.calls.flatMap(([way], at) => {
      const place = scrolled.mock.contexts[at];
      return place instanceof HTMLElement && place.dataset["stepRow"] ? [[place.dataset["stepRow"], way]] : [];
    });
  givenReader({ steps: steps(12), link: { step: 8 } });
  await waitFor(() => expect(ways()).toContainEqual(["8", { block: "start" }]));

  await userEvent.keyboard("j");

  await waitFor(() => expect(ways()).toContainEqual(["9", { block: "nearest" }]));
});

test("a step that a link names is brought to the top with all steps drawn, since those below it give it the room", async () => {
  const drawn: number[] = [];
  vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockImplementation(function (this: HTMLElement) {
    if (this.dataset["stepRow"] === "9") drawn.push(document.querySelectorAll("[data-step-row]").length);
  });

  givenReader({ steps: steps(SHORT_STEPS), link: { step: 9 } });

  await waitFor(() => expect(drawn.at(-1)).toBe(SHORT_STEPS));
});

test("a browser that answers a scroll with a promise is no fault", async () => {
  const complaints = vi.spyOn(console, "error").mockReturnValue(undefined);
  vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockImplementation(async () => undefined);
  givenReader({ steps: steps(3), link: { step: 1 } });
  await screen.findByText("Thought of step 3.");

  await userEvent.keyboard("j");

  expect(complaints).not.toHaveBeenCalled();
});

test.each([
  { what: "few steps", count: SHORT_STEPS, rawBytes: 300_000, short: true },
  { what: "one step too many", count: SHORT_STEPS + 1, rawBytes: 1000, short: false },
  { what: "few steps of very long results", count: 3, rawBytes: 300_001, short: false },
])("$what: all on the page at once is $short", ({ count, rawBytes, short }) => {
  const { detail } = givenReader({
    steps: steps(count),
    outline: { chunks: [{ chunk: 0, firstStep: 0, lastStep: count - 1, rawBytes }] },
  });

  expect(isShort(detail.outline)).toBe(short);
});
