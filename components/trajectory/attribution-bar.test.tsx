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

const dispatch = (order: number, attribution: "model" | "code", call?: number) =>
  ({
    ...{ order, step: 0, tool: "find_product", attribution, reason: "asked for" },
    ...(call === undefined ? {} : { claimed: { step: 0, call } }),
  }) as const;
const claim = (name: string) => ({ name, args: {}, requestor: "agent" }) as const;
const log = (order: number) => ({ order, bucket: 0, path: "/search/find_product", status: 200, isTruncated: false });

/** Two claims, the second made by two logged calls, and a call of the log alone. */
const STEP = aStep(0, { claimed: [claim("first"), claim("second")], logged: [1, 2, 3, 4].map(log) });
const DISPATCHES = [dispatch(1, "model", 0), dispatch(2, "code", 1), dispatch(3, "model", 1), dispatch(4, "code")];

type Part = readonly [fill: string | undefined, share: string];

/** By the call that they stand beside. */
async function parts(): Promise<[call: string | null, made: Part[]][]> {
  const row = await screen.findByRole("article", { name: /^Step 1,/ });
  const bars = [...row.querySelectorAll<HTMLElement>("[style*=flex-grow]")].map((part) => part.parentElement);

  return [...new Set(bars)].map((bar) => [
    bar?.parentElement?.querySelector("code")?.textContent ?? null,
    [...(bar?.querySelectorAll<HTMLElement>("span") ?? [])].map(({ className, style }) => [
      /bg-\w+/.exec(className)?.[0],
      style.flexGrow,
    ]),
  ]);
}

test("each call of a step says beside itself who made it, however long what stands around it is", async () => {
  givenReader({ steps: [STEP], analysis: { dispatches: DISPATCHES }, link: { mode: "full" } });
  await screen.findByText("Thought of step 1.");

  expect(await parts()).toEqual([
    ["first()", [["bg-agentic", "1"]]],
    [
      "second()",
      [
        ["bg-subtask", "1"],
        ["bg-agentic", "1"],
      ],
    ],
    ["find_product arguments not in the log", [["bg-subtask", "1"]]],
    ["find_product arguments not in the log", [["bg-agentic", "1"]]],
    ["find_product arguments not in the log", [["bg-subtask", "1"]]],
  ]);
});

test("a phantom, and calls as claimed beside logged, have their stretch as well", async () => {
  givenReader({
    steps: [STEP],
    analysis: { dispatches: [dispatch(1, "code", 0)], phantoms: [{ step: 0, call: 1, tool: "second" }] },
    link: { mode: "columns" },
  });
  await screen.findByText("Thought of step 1.");

  expect(await parts()).toEqual([
    ["first()", [["bg-subtask", "1"]]],
    ["second()", [["bg-danger", "1"]]],
  ]);
});

test("while a step is not here, each who made its calls has their share of its height", async () => {
  givenReader({
    steps: [STEP],
    analysis: { dispatches: DISPATCHES },
    answers: { "GET /api/trajectories/:id/chunks/0": () => new Promise<Response>(() => undefined) },
  });

  expect(await parts()).toEqual([
    [
      null,
      [
        ["bg-agentic", "1"],
        ["bg-subtask", "1"],
        ["bg-agentic", "1"],
        ["bg-subtask", "1"],
      ],
    ],
  ]);
});

test("the tint goes with the key e and comes back, and its button shows whether it is on", async () => {
  givenReader({ steps: [STEP], analysis: { dispatches: DISPATCHES.slice(0, 1) } });
  await screen.findByText("Thought of step 1.");
  const pressed = () => screen.getByRole("button", { name: LAYER_TEXT.attribution }).getAttribute("aria-pressed");
  const tints = async () => (await parts()).length;
  expect([await tints(), pressed()]).toEqual([1, "true"]);

  await userEvent.keyboard("e");
  expect([await tints(), pressed()]).toEqual([0, "false"]);

  await userEvent.keyboard("e");
  expect([await tints(), pressed()]).toEqual([1, "true"]);
});
