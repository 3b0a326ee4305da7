import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
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

  expect(named?.textContent).toContain("Brass lamp from step 1");
  expect(unnamed?.textContent).toContain("no title in this result");

  await userEvent.click(view.getByRole("button", { name: "step 1" }));
  expect(document.querySelector("article[aria-current=step]")?.getAttribute("data-step-row")).toBe("0");
});
