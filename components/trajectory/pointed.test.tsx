import { cleanup, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aStep, givenReader, givenWideWindow } from "./given-reader";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("words that a link names have a line below them: their ground is nearly that of the step in focus", async () => {
  givenReader({ steps: [aStep(0), aStep(1)], link: { step: 1, range: { field: "thought", start: 0, end: 7 } } });

  await waitFor(() => expect(document.querySelector("[data-cited]")?.textContent).toBe("Thought"));

  // In the accent, which the tokens keep at 3:1 and more on every ground.
  const looks = [...(document.querySelector("[data-cited]")?.classList ?? [])];
  expect(looks).toEqual(expect.arrayContaining(["border-b-2", "border-accent"]));
});

test("words that a step thinks are marked, also where the address names a call beside them", async () => {
  const claimed = [{ name: "find_product", args: {}, requestor: "agent" as const }];
  const range = { field: "thought" as const, start: 0, end: 7 };
  givenReader({ steps: [aStep(0), aStep(1, { claimed })], link: { step: 1, call: 0, range } });

  await waitFor(() => expect(document.querySelector("[data-field=thought] [data-cited]")?.textContent).toBe("Thought"));
});
