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

test("the bar of a step says who made its calls in their order, each by its share of them", async () => {
  givenReader({
    steps: [aStep(0)],
    analysis: { dispatches: [dispatch(3, "code"), dispatch(1, "code"), dispatch(2, "model"), dispatch(4, "code")] },
  });

  const row = await screen.findByRole("article", { name: /^Step 1,/ });

  const parts = [...row.querySelectorAll<HTMLElement>("[style*=flex-grow]")];
  expect(parts.map(({ style, className }) => [/bg-\w+/.exec(className)?.[0], style.flexGrow])).toEqual([
    ["bg-subtask", "1"],
    ["bg-agentic", "1"],
    ["bg-subtask", "2"],
  ]);
});
