import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aStep, givenReader, givenWideWindow } from "./given-reader";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, "", "/");
});

test("only of an event of unknown kind what is kept raw is said to be the record", async () => {
  const words = "[speech, 12.4 s, no transcript]";
  const raw = { role: "user", content: [{ type: "speech, 12.4 s, no transcript", from_tick: 4 }] };
  const spoken = { index: 0, role: "user", text: words, raw, claimed: [], logged: [] } as const;
  givenReader({ steps: [spoken, { index: 1, role: "other", raw: { kind: "x" }, claimed: [], logged: [] }, aStep(2)] });
  await screen.findByText(words);

  const named = within(screen.getByRole("article", { name: /^Step 1,/ }));
  const unknown = within(screen.getByRole("article", { name: /^Step 2,/ }));
  expect(named.getByText("What the source holds here beside the words")).toBeTruthy();
  expect(named.queryByText(/record as it came/)).toBeNull();
  expect(unknown.getByText(/^The record as it came/)).toBeTruthy();
});
