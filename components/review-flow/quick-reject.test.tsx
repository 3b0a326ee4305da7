import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { givenFlow, givenFreshBrowser, lamps, leaveBrowser, press, shown } from "./given-flow";

beforeEach(givenFreshBrowser);
afterEach(leaveBrowser);

const question = (name: RegExp) => screen.findByRole("group", { name });
const change = () => screen.findByRole("button", { name: "Change the answer ←" });

test.each([
  ["the button", async () => userEvent.click(await change())],
  ["the key", () => press("{ArrowLeft}")],
])("after %s that leaves the reasons, a later rejection waits for Enter", async (_what, leave) => {
  const { commits } = givenFlow({ items: lamps() });
  await shown("a brass lamp");
  await press("r");
  await leave();
  await press("1", "{ArrowLeft}", "3", "4");

  expect(await screen.findByRole("button", { name: /^A macro tool hides the calls/, pressed: true })).toBeTruthy();
  expect(commits).toEqual([]);
  await press("{Enter}");

  await waitFor(() => expect(commits).toHaveLength(1));
  expect(commits[0]?.body.answers).toMatchObject({ structure: "reject" });
});

test("the button that leads back to the answers leaves the keyboard at them, and arrows and Tab pass it by", async () => {
  givenFlow({ items: lamps() });
  await shown("a brass lamp");
  await press("r");
  const reasons = within(await question(/^Why it is rejected/));
  const [first] = await reasons.findAllByRole("button", { name: /[1-9]$/ });
  first?.focus();
  await press("{ArrowUp}");
  expect(document.activeElement).toBe(first);
  expect((await change()).tabIndex).toBe(-1);

  await userEvent.click(await change());

  const structure = await question(/^Structure/);
  expect(document.activeElement).toBe(structure);
  expect(structure.getAttribute("aria-current")).toBe("true");
});
