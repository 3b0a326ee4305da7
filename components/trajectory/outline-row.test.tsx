import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OutlineStep } from "@/lib/contract/outline";
import { aStep, givenReader, givenWideWindow } from "./given-reader";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const call = { name: "find_product", args: { q: "magnet" }, requestor: "agent" as const };
const ENTRY = { index: 0, role: "agent", title: "find_product", calls: 2, logged: 3, chars: 9, chunk: 0 } as const;
const MIXED: OutlineStep = { ...ENTRY, attribution: ["model", "code"], flags: [] };

function givenMixed() {
  const facts = { step: 0, tool: "find_product", reason: "" };
  const dispatches = [
    { ...facts, order: 1, attribution: "model" as const, claimed: { step: 0, call: 0 } },
    { ...facts, order: 2, attribution: "code" as const },
  ];
  givenReader({ steps: [aStep(0, { claimed: [call, call] })], analysis: { dispatches }, outline: { steps: [MIXED] } });
}

test("a step of different hands shows each of them, the worst first, and how many calls it has besides", async () => {
  givenMixed();

  const row = await screen.findByRole("button", { name: "1 code and model: find_product, 2 more calls" });

  expect(within(row).getByTitle("Calls made by code and model").textContent).toBe("◆●");
  expect(within(row).getByText("+2")).toBeTruthy();
  expect(within(row).getByTitle("find_product")).toBeTruthy();
});

test("where the outline is one line, it shows the same of the step that is read", async () => {
  window.innerWidth = 900;
  vi.mocked(window.matchMedia).mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  givenMixed();

  const hands = await screen.findByTitle("Calls made by code and model");

  expect(hands.textContent).toBe("◆●");
  expect(hands.parentElement?.textContent).toBe("1 of 1◆●code and model: find_product+2 and 2 more calls");
});
