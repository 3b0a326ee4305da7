import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aStep, givenReader, givenWideWindow } from "./given-reader";
import { selectedSpan } from "./selected-span";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const IDS = "8318701158,8420166456,4006906332";

/** The call of an open reader. */
async function givenCall(): Promise<HTMLElement> {
  givenReader({ steps: [aStep(0, { claimed: [{ name: "view", args: { product_ids: IDS }, requestor: "agent" }] })] });
  const article = await screen.findByRole("article", { name: /^Step 1,/ });
  await screen.findByText("Thought of step 1.");
  const call = article.querySelector<HTMLElement>('[data-field="call"]');
  if (!call) throw new Error("the step shows no call");

  return call;
}

test("a line of a call may end behind each id, and within none", async () => {
  const call = await givenCall();

  const pieces = call.innerHTML.split("<wbr>").map((piece) => piece.replace(/<[^>]*>/g, ""));
  expect(pieces).toEqual(["view(", "product_ids=", '"8318701158,', "8420166456,", '4006906332")']);
  expect(call.textContent).toBe(`view(product_ids="${IDS}")`);
});

test("words that are selected across such places are cited as they stand in the call", async () => {
  const call = await givenCall();
  const runs = [...call.querySelectorAll("[data-start]")];
  const from = runs.find(({ textContent }) => textContent === "8420166456,")?.firstChild;
  const to = runs.at(-1)?.firstChild;
  if (!from || !to) throw new Error("the call is not in pieces");
  window.getSelection()?.setBaseAndExtent(from, 0, to, 10);

  const start = call.textContent?.indexOf("8420166456") ?? 0;
  expect(selectedSpan(window.getSelection())).toEqual({
    ...{ step: 0, field: "call", call: 0, start, end: start + 21 },
    quote: "8420166456,4006906332",
  });
});
