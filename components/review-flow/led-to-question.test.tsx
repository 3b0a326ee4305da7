import { render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Toaster } from "@/components/ui/toast";
import { anItem, givenFlow, givenFreshBrowser, leaveBrowser, press, shown } from "./given-flow";

beforeEach(givenFreshBrowser);
afterEach(leaveBrowser);

const answer = () => within(screen.getByRole("region", { name: "Your answer" }));

test("a suggestion that leaves a question open is taken, says so once, and leads to that question", async () => {
  render(<Toaster />);
  const { commits } = givenFlow({
    queue: { mode: "assisted", hidden: [] },
    items: [anItem("a brass lamp", { hidden: [], suggestion: { gate: "5" } })],
  });
  await shown("a brass lamp");

  await press("a");

  expect(await answer().findByRole("button", { name: /^5 all pass/, pressed: true })).toBeTruthy();
  expect(
    answer()
      .getByRole("group", { name: /^Structure/ })
      .getAttribute("aria-current"),
  ).toBe("true");
  expect(screen.getAllByText("“Structure” is not answered yet.")).toHaveLength(1);
  expect(commits).toEqual([]);
});

test("while a digit gives the reason of a rejection, the gap is explained and a key leads back to the answers", async () => {
  givenFlow({ items: [anItem("a brass lamp")] });
  await shown("a brass lamp");
  await press("3");
  const reasons = within(await answer().findByRole("group", { name: /^Why it is rejected/ }));
  expect(reasons.getByRole("button", { name: "The model only narrates 3" })).toBeTruthy();
  expect(reasons.getByText("For agentic only")).toBeTruthy();
  expect(reasons.getByRole("button", { name: "Change the answer ←" })).toBeTruthy();

  await press("{ArrowLeft}", "1");

  expect(await answer().findByRole("button", { name: /^Agentic/, pressed: true })).toBeTruthy();
  expect(answer().queryByRole("group", { name: /^Why it is rejected/ })).toBeNull();
});

test("each gate is a row with its number, its short name and what that means, told once", async () => {
  givenFlow({ items: [anItem("a brass lamp")] });
  await shown("a brass lamp");
  const gate = within(answer().getByRole("group", { name: /^First gate that fails/ }));

  const datum = gate.getByRole("button", { name: "3 no datum", description: /^no thought names a datum of theirs/ });

  expect(datum.textContent).toMatch(/^3no datum no thought names a datum of theirs/);
  expect(gate.getAllByRole("button", { description: /^(the log has|no thought|none of these)/ })).toHaveLength(5);
  expect(gate.getAllByText(/no thought names a datum/)).toHaveLength(1);
});

test("a gate keeps its number where the digits act on another question, as the key that gives it where they act here", async () => {
  givenFlow({ items: [anItem("a brass lamp")] });
  await shown("a brass lamp");
  const compare = answer().getByRole("button", { name: "4 no compare" });
  expect(compare.querySelector("kbd")).toBeNull();
  expect(compare.textContent).toMatch(/^4no compare/);

  await press("1");

  expect(compare.querySelector("kbd")?.textContent).toBe("4");
  expect(compare.textContent).toMatch(/^4no compare/);
  await press("4");
  expect(compare.getAttribute("aria-pressed")).toBe("true");
});
