import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aStep, givenReader, givenWideWindow } from "./given-reader";

/** The code of the line's answer, which comes when a test lets it. */
const late = vi.hoisted(() => {
  let come = (): void => undefined;
  const here = new Promise<void>((resolve) => {
    come = resolve;
  });

  return { here, come: () => come() };
});
vi.mock("@/components/review/review-summary", async (original) => {
  await late.here;

  return original();
});

beforeEach(() => {
  givenWideWindow();
  vi.spyOn(window, "matchMedia").mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      ...{ matches: false, media, onchange: null },
      ...{ addListener: () => undefined, removeListener: () => undefined },
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("the button of the sheet stands at the end of its line before the answer in that line is here", async () => {
  givenReader({ steps: [aStep(0)] });

  const button = await screen.findByRole("button", { name: "Verdict" });

  expect(screen.queryByRole("button", { name: "Approve" })).toBeNull();
  expect(button.previousElementSibling?.matches(".flex-1")).toBe(true);
  late.come();
  expect(await screen.findByRole("button", { name: "Approve" })).toBeTruthy();
});
