import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aStep, givenReader, givenWideWindow } from "./given-reader";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const dispatch = (order: number, attribution: "model" | "code") =>
  ({ order, step: 0, tool: "find_product", attribution, reason: "asked for" }) as const;
const ENTRY = { index: 0, role: "agent", title: "find_product", calls: 0, logged: 4, chars: 100, chunk: 0 } as const;

test("the bar of a step shares its length by how many calls each made", async () => {
  givenReader({
    steps: [aStep(0)],
    analysis: { dispatches: [dispatch(1, "model"), dispatch(2, "code"), dispatch(3, "code"), dispatch(4, "code")] },
    outline: { steps: [{ ...ENTRY, attribution: ["model", "code"], flags: [] }] },
  });

  const row = await screen.findByRole("article", { name: /^Step 1,/ });

  const parts = [...row.querySelectorAll<HTMLElement>("[style*=flex-grow]")];
  expect(parts.map(({ style, className }) => [/bg-\w+/.exec(className)?.[0], style.flexGrow])).toEqual([
    ["bg-agentic", "1"],
    ["bg-subtask", "3"],
  ]);
});
