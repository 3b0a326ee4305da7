import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lateAnswer } from "@/components/shell/given-app";
import { stepChunkOptions } from "@/lib/client/trajectory";
import { aStep, givenReader, givenWideWindow } from "./given-reader";

beforeEach(() => {
  localStorage.clear();
  givenWideWindow();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const call = (name: string, value: unknown) => ({
  claimed: [{ name, args: {}, requestor: "agent" as const, result: { value, isError: false } }],
});
const STEPS = [
  aStep(0, call("find_product", [{ product_id: "2647304017", title: "Brass lamp" }])),
  aStep(1, call("view_product_information", [{ product_id: "2647304017" }, { product_id: "5" }])),
];

test("a product whose view has no title shows that of the search before, and leads there", async () => {
  // Who may not see the filter's findings is told it as well: it is the agent's own record.
  givenReader({ steps: STEPS, outline: { analysis: undefined } });
  const view = within(await screen.findByRole("article", { name: /^Step 2,/ }));
  const [named, unnamed] = await view.findAllByRole("listitem");

  expect(named?.textContent).toContain("from step 1: Brass lamp");
  expect(unnamed?.textContent).toContain("no title in this result");

  await userEvent.click(view.getByRole("button", { name: "step 1" }));
  expect(document.querySelector("article[aria-current=step]")?.getAttribute("data-step-row")).toBe("0");
});

test("a title in a chunk that comes later is shown then, and nobody but the reader watches the chunks for it", async () => {
  const late = lateAnswer(STEPS.slice(0, 1));
  const chunkOf = (step: number) => ({ chunk: step, firstStep: step, lastStep: step, rawBytes: 1000 });
  const { client, id } = givenReader({
    steps: STEPS,
    outline: { chunks: [chunkOf(0), chunkOf(1)] },
    link: { step: 1 },
    answers: {
      "GET /api/trajectories/:id/chunks/0": late.response,
      "GET /api/trajectories/:id/chunks/1": STEPS.slice(1),
    },
  });
  const view = within(await screen.findByRole("article", { name: /^Step 2,/ }));
  expect(await view.findAllByText("no title in this result")).toHaveLength(2);

  late.letGo();

  expect(await view.findByText("Brass lamp")).toBeTruthy();
  for (const chunk of [0, 1]) {
    const { queryKey } = stepChunkOptions(id, chunk);
    expect(client.getQueryCache().find({ queryKey })?.getObserversCount()).toBe(1);
  }
});
