import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LoggedCall, Step } from "@/lib/domain/step";
import { aStep, givenReader, givenWideWindow } from "./given-reader";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const search = (order: number): LoggedCall => ({
  ...{ order, bucket: 0, path: "/search/find_product", status: 200, isTruncated: false },
  params: { q: `lamp ${order}` },
});
const ask = (order: number): LoggedCall => ({
  ...{ order, bucket: 0, path: "/inference/chat/completions", isTruncated: false },
  response: { choices: [{ message: { content: `answer ${order}` } }] },
});
const dispatch = (order: number, call?: number) => ({
  ...{ order, step: 0, tool: "find_product", attribution: "code" as const, reason: "not asked for" },
  ...(call === undefined ? {} : { claimed: { step: 0, call } }),
});
const claim = (q: string): Step["claimed"][number] => ({ name: "find_product", args: { q }, requestor: "agent" });

/** What the story draws of a step, from top to bottom, each by the entry of the log that it names. */
async function drawn(logged: readonly LoggedCall[], dispatches: readonly ReturnType<typeof dispatch>[]) {
  const claimed = dispatches.filter((one) => "claimed" in one).map(({ order }) => claim(`lamp ${order}`));
  givenReader({ steps: [aStep(0, { claimed, logged })], analysis: { dispatches: [...dispatches] } });
  const step = await screen.findByRole("article", { name: /^Step 1/ });
  await within(step).findByText("Thought of step 1.");

  return {
    step,
    numbers: () => [...step.textContent.matchAll(/logged call (\d+)/g)].map(([, number]) => Number(number)),
  };
}

test("an answer of the model stands behind the calls that came before it", async () => {
  const { numbers } = await drawn(
    [ask(0), search(1), search(2), ask(3), search(4)],
    [dispatch(1, 0), dispatch(2, 1), dispatch(4, 2)],
  );

  expect(numbers()).toEqual([1, 2, 3, 4, 5]);
});

test("a call that nobody claims stands between the claimed ones that came before and after it", async () => {
  const { numbers } = await drawn([search(0), search(1), search(2)], [dispatch(0, 0), dispatch(1), dispatch(2, 1)]);

  expect(numbers()).toEqual([1, 2, 3]);
});

test("the answers that are too many open where they stand", async () => {
  const { step, numbers } = await drawn(
    [ask(0), ask(1), search(2), ask(3), ask(4), search(5), ask(6)],
    [dispatch(2, 0), dispatch(5, 1)],
  );
  expect(numbers()).toEqual([1, 2, 3, 4, 6]);
  expect(step.textContent).toMatch(/logged call 4 2 more answers of the model/);

  await userEvent.click(within(step).getByRole("button", { name: "2 more answers of the model" }));

  expect(numbers()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  await userEvent.click(within(step).getByRole("button", { name: "Fold the answers" }));
  expect(numbers()).toEqual([1, 2, 3, 4, 6]);
});
