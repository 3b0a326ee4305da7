import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { aDetail, aStep, givenWideWindow } from "./given-reader";
import { Reader } from "./reader";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const call = { name: "find_product", args: { q: "magnet" }, requestor: "agent" as const };
const logged = { order: 1, bucket: 0, path: "/search/find_product", params: { q: "magnet" }, isTruncated: false };

/** A trajectory that its reader reviews blind in a queue. */
function givenBlind(steps = [aStep(0, { claimed: [call], logged: [logged] })]) {
  const whole = aDetail({ steps });
  const { analysis: _verdict, ...outline } = whole.outline;
  const { id, corpus } = whole.header;
  const detail = { header: whole.header, outline, hidden: ["judge", "verdict", "outcome", "peers"] as const };

  return givenApp(
    <Reader
      detail={{ ...detail, hidden: [...detail.hidden] }}
      link={{ mode: "story", layers: ["ids", "attribution"] }}
      table={{ corpus: corpus.id, filter: "", sort: "-imported" }}
    />,
    {
      answers: {
        [`GET /api/trajectories/${id}/chunks/0`]: steps,
        [`GET /api/trajectories/${id}/comments`]: { items: [] },
        [`GET /api/trajectories/${id}/step-labels`]: { items: [] },
        [`GET /api/trajectories/${id}/neighbours`]: { previous: null, next: null },
      },
    },
  );
}

test("what is hidden has a placeholder, and the answer belongs to the queue", async () => {
  const { asked } = givenBlind();
  await screen.findByText("Thought of step 1.");

  expect(within(screen.getByRole("region", { name: "Verdict" })).getByText("Hidden until you commit")).toBeTruthy();
  expect(screen.getByText(/You review this blind in a queue/)).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Signals" })).toBeNull();
  await userEvent.keyboard("12{Enter}y");

  expect(asked.filter(({ key }) => key.startsWith("PUT"))).toEqual([]);
});

test("claimed and logged calls are shown raw, and nobody says who made them", async () => {
  givenBlind();
  const step = within(await screen.findByRole("article", { name: /Step 1/ }));

  expect(await step.findByText("The proxy log of this step")).toBeTruthy();
  expect(step.getByText("logged")).toBeTruthy();
  expect(step.getByText("logged call 2")).toBeTruthy();
  expect(step.queryByRole("button", { expanded: false })).toBeNull();
  for (const word of ["model", "code", "phantom", "not logged"]) expect(step.queryByText(word)).toBeNull();
});

test("inferences stand with their answers in the order of the log, and nobody says what to make of them", async () => {
  const inference = (order: number, content: string) => ({
    ...{ order, bucket: 0, path: "/inference/chat/completions", isTruncated: false },
    response: { model: "m-1", choices: [{ message: { content } }] },
  });
  givenBlind([aStep(0, { claimed: [call], logged: [inference(0, "product"), logged, inference(2, "2647304017")] })]);
  const step = within(await screen.findByRole("article", { name: /Step 1/ }));

  expect(await step.findByText("product")).toBeTruthy();
  expect(await step.findByText("2647304017")).toBeTruthy();
  const orders = [...document.querySelectorAll("[data-order]")].map((line) => line.getAttribute("data-order"));
  expect(orders).toEqual(["0", "1", "2"]);
  expect(step.getAllByText(/asked/)).toHaveLength(2);
  expect(step.queryByText(/the model answered|asking for/)).toBeNull();
});

test("the outline counts what is claimed, and says neither whose calls they are nor what the log holds besides", async () => {
  const other = { ...logged, order: 2, params: { q: "code" } };
  givenBlind([aStep(0, { claimed: [call, call], logged: [logged, other] })]);

  const outline = within(await screen.findByRole("navigation", { name: "Outline" }));

  expect(outline.getByRole("button").getAttribute("aria-label")).toBe("1 agent: find_product, 1 more call");
  expect(outline.getByText("+1")).toBeTruthy();
});

test("an answer in the words of its step is folded to its calls, whether the step claims them or not", async () => {
  const inference = (order: number, q: string) => ({
    ...{ order, bucket: 0, path: "/inference/chat/completions", isTruncated: false },
    response: {
      model: "m-1",
      choices: [{ message: { content: `<think>I look on.</think><tool_call>{"name": "${q}"}</tool_call>` } }],
    },
  });
  givenBlind([
    aStep(0, { thought: "I look on.", claimed: [call], logged: [inference(0, "claimed"), inference(1, "not")] }),
  ]);
  const step = within(await screen.findByRole("article", { name: /Step 1/ }));

  const open = await step.findAllByRole("button", { name: "show all of it" });
  const textOf = (order: number) => document.querySelector(`[data-order="${order}"]`)?.textContent;
  expect([0, 1].map(textOf)).toEqual(
    ["claimed", "not"].map((name, at) =>
      expect.stringContaining(
        `call ${at + 1} answered with the words of this step, show all of it<tool_call>{"name": "${name}"}</tool_call>`,
      ),
    ),
  );
  if (open[1]) await userEvent.click(open[1]);

  expect(textOf(1)).toContain("<think>I look on.</think>");
  expect(textOf(0)).not.toContain("<think>");
});

test("of an answer in other words nothing is folded", async () => {
  const response = { model: "m-1", choices: [{ message: { content: "I look elsewhere." } }] };
  const asked = { order: 0, bucket: 0, path: "/inference/chat/completions", isTruncated: false, response };
  givenBlind([aStep(0, { thought: "I look on.", claimed: [call], logged: [asked] })]);
  const step = within(await screen.findByRole("article", { name: /Step 1/ }));

  expect(await step.findByText("I look elsewhere.")).toBeTruthy();
  expect(step.queryByRole("button", { name: "show all of it" })).toBeNull();
});
