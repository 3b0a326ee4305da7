import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LAYER_TEXT } from "@/lib/domain/reader-link";
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

test("the tint goes with the key e and comes back, and its button shows whether it is on", async () => {
  givenReader({ steps: [aStep(0)], analysis: { dispatches: [dispatch(1, "code")] } });
  const row = await screen.findByRole("article", { name: /^Step 1,/ });
  const tints = () => row.querySelectorAll("[style*=flex-grow]").length;
  const pressed = () => screen.getByRole("button", { name: LAYER_TEXT.attribution }).getAttribute("aria-pressed");
  expect([tints(), pressed()]).toEqual([1, "true"]);

  await userEvent.keyboard("e");
  expect([tints(), pressed()]).toEqual([0, "false"]);

  await userEvent.keyboard("e");
  expect([tints(), pressed()]).toEqual([1, "true"]);
});
