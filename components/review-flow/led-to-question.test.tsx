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

test("each gate is explained in a line beside the question", async () => {
  givenFlow({ items: [anItem("a brass lamp")] });
  await shown("a brass lamp");

  const lines = within(answer().getByRole("list", { name: "What the gates mean" })).getAllByRole("listitem");

  expect(lines.map((line) => line.textContent)).toHaveLength(5);
  expect(lines[2]?.textContent).toMatch(/^3no thought names a datum/);
});
