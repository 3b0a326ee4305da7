import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenWindowSize } from "@/components/shell/given-app";
import { givenListedRun, givenRunList, givenRunPage } from "./given-runs";

beforeEach(() => givenWindowSize());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const night = givenListedRun({ name: "night 3" });
const row = (name: string) => screen.findByRole("row", { name });

test("a figure of some of a run's problems is marked, and the footer says of how many while the run is active", async () => {
  const { pass } = givenListedRun();
  const part = givenListedRun({
    ...{ name: "part", problems: 4 },
    ...(pass.status === "measured" ? { pass: { ...pass, tooFew: 1 } } : {}),
  });
  await givenRunList(givenRunPage([night, part]));
  const cells = within(await row("part"));

  for (const name of [/^pass@4 .*, over 3 of 4 problems: open/, /^Headroom .*, over 3 of 4 problems: open/]) {
    const cell = cells.getByRole("link", { name });
    expect(cell.textContent).toMatch(/^\*/);
    expect(cell.title).toMatch(/^Over 3 of 4 problems\n/);
  }
  expect(cells.getByRole("link", { name: /^pass@1 / }).textContent).not.toContain("*");
  expect(within(await row("night 3")).queryByText(/\*/)).toBeNull();
  fireEvent.keyDown(document.body, { key: "j" });

  const words =
    "part: pass@4 and headroom are over 3 of 4 problems, those with 4 rollouts or more; pass@1 is over all of them.";
  expect(await screen.findByText((_, element) => element?.textContent === words)).toBeTruthy();
});

test.each([
  [null, "5 trajectories that you review blind are in no figure. k is chosen without them."],
  [4, "5 trajectories that you review blind are in no figure."],
])("with k = %s of the address the head says of what is hidden: %s", async (k, words) => {
  await givenRunList(givenRunPage([night], { leftOut: { value: 5, isCapped: false } }), { k });
  await row("night 3");

  expect(screen.getByText(words).closest("footer")).toBeNull();
});
