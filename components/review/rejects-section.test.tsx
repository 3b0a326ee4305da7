import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aStep, givenReader, givenWideWindow } from "@/components/trajectory/given-reader";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, "", "/");
});

const NO_SHOP = {
  depth: null,
  reformulations: null,
  verification: null,
  regularity: 1,
  hasCycle: false,
  tokens: 100,
  unseenIds: null,
};

const section = async () => within(await screen.findByRole("region", { name: "Format rules" }));

test("each rule that fails says why, and its places lead to their steps", async () => {
  givenReader({
    steps: [aStep(0), aStep(1), aStep(2)],
    analysis: {
      rejects: [
        { code: "R2", detail: "recommend_product is called 2 times.", places: [{ step: 1, call: 0 }, { step: 2 }] },
        { code: "R4", detail: "The conversation has 20000 tokens; the budget is 14336.", places: [] },
      ],
    },
  });
  const rules = await section();
  await screen.findByText("Thought of step 3.");

  expect(rules.getByText("2 of 5 fail")).toBeTruthy();
  expect(rules.getByText("The conversation has 20000 tokens; the budget is 14336.")).toBeTruthy();
  const places = within(rules.getByRole("list", { name: "Places of R2" }));
  await userEvent.click(places.getByRole("button", { name: "step 2, call 1" }));

  expect(document.querySelector("article[aria-current=step]")?.getAttribute("data-step-row")).toBe("1");
});

test("where all rules hold it says so", async () => {
  givenReader({ steps: [aStep(0)] });

  expect((await section()).getByText("all five hold")).toBeTruthy();
});

test("without a shop the rules about a recommendation do not apply, and none of them is said to hold", async () => {
  givenReader({ steps: [aStep(0)], analysis: { signals: NO_SHOP } });
  const rules = await section();

  expect(rules.getByText("both that apply hold")).toBeTruthy();
  expect(rules.getByText(/^R2, R3 and R5 .* do not apply\.$/)).toBeTruthy();
  cleanup();

  givenReader({
    steps: [aStep(0)],
    analysis: { signals: NO_SHOP, rejects: [{ code: "R1", detail: "A call has no answer.", places: [] }] },
  });
  expect((await section()).getByText("1 of 2 fail")).toBeTruthy();
});
