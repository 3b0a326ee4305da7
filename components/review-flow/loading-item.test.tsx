import { render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lateAnswer } from "@/components/shell/given-app";
import { Toaster } from "@/components/ui/toast";
import { aProgress, aQueue, givenFlow, givenFreshBrowser, lamps, leaveBrowser, press, shown } from "./given-flow";

const NOT_TAKEN = "Not taken: the item is still loading";

beforeEach(givenFreshBrowser);
afterEach(leaveBrowser);

test.each(["2", "r", "{Enter}", "s"])("“%s” before the item is here is said once not to be taken", async (key) => {
  const items = lamps();
  const late = lateAnswer({ items: items.slice(0, 3), progress: aProgress(), nothing: "more" });
  const { asked } = givenFlow({
    items,
    answers: { [`POST /api/queues/${aQueue().id}/leases`]: () => late.response },
  });
  render(<Toaster />);
  await screen.findByText("The trajectory is loading");

  await press(key, key);
  expect(await screen.findAllByText(NOT_TAKEN)).toHaveLength(1);
  late.letGo();
  await shown("a brass lamp");

  const structure = within(await screen.findByRole("group", { name: /^Structure/ }));
  expect(structure.getAllByRole("button", { pressed: false })).toHaveLength(3);
  expect(asked.filter(({ key: of }) => /skip$|draft$|commit$/.test(of))).toEqual([]);
});

test("once it is here the digits answer, and nothing is said", async () => {
  givenFlow({ items: lamps() });
  render(<Toaster />);
  await shown("a brass lamp");

  await press("2");

  expect(await screen.findByRole("button", { name: /^Sub-task/, pressed: true })).toBeTruthy();
  expect(screen.queryByText(NOT_TAKEN)).toBeNull();
});
