import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenComparison, givenProblem, givenRun } from "./given-comparison";
import { givenScreen } from "./given-screen";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("where the rules cannot tell of all rollouts, differences and headroom say so where they stand", async () => {
  const { measured } = givenRun(1);
  if (measured.status !== "measured") throw new Error("It is measured.");
  const open = givenRun(1, { measured: { ...measured, failures: { ...measured.failures, unscored: 3, open: 3 } } });
  const cells = [
    [0, 4, 4],
    [2, 8, 3],
  ] as const;
  givenScreen(givenComparison({ runs: [givenRun(0), open], problems: [givenProblem("desk", cells)] }));

  const paired = await screen.findByRole("region", { name: /^Problem by problem against run A/ });
  const difference = /Not all of run B is scored\. A difference may come from what is not scored\./;
  const headroom = /Not all of run B is scored\. Headroom may be less or more once all is scored\./;
  expect(paired.textContent).toMatch(difference);
  expect(paired.textContent).toContain("≈about −17.0");
  expect(screen.getByRole("region", { name: "Problem by problem" }).textContent).toMatch(difference);
  const outcomes = screen.getByRole("region", { name: "Always, sometimes, never" });
  expect(outcomes.textContent).toMatch(headroom);
  expect(outcomes.textContent?.match(/≈about/g)).toHaveLength(1);
  const slices = screen.getByRole("region", { name: "By bucket" });
  expect(slices.textContent).toMatch(headroom);
  expect(slices.textContent?.match(/≥ at least/g)).toHaveLength(2);
  expect(
    within(slices)
      .getAllByText("about")
      .map(({ parentElement }) => parentElement?.textContent),
  ).toEqual(["≈about +10.0 points"]);

  const grid = within(screen.getByRole("region", { name: "Problem by problem" }));
  await userEvent.click(grid.getByRole("radio", { name: "Data" }));
  const values = within(await grid.findByRole("table", { name: "Problem by problem" }));
  expect(values.getAllByRole("columnheader").map(({ textContent }) => textContent)).toContain("B not known");
});
