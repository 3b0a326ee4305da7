import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import type { Comparison } from "@/lib/contract/comparison";
import { givenComparison, givenProblem, givenRun } from "./given-comparison";
import { givenScreen } from "./given-screen";

const REASON = "Nothing was scored: there is nothing to measure.";

type SliceRun = NonNullable<Comparison["slices"]["items"][number]["runs"][number]>;

/** The one part of each run with what is said of it, and others behind it. */
function slicesWith(of: readonly Partial<SliceRun>[], ...others: Comparison["slices"]["items"]): Comparison["slices"] {
  const { slices } = givenComparison();
  const items = slices.items.map((item) => ({
    ...item,
    runs: item.runs.map((run, at) => run && { ...run, ...of[at] }),
  }));

  return { ...slices, items: [...items, ...others] };
}

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
  givenScreen(
    givenComparison({
      ...{ runs: [givenRun(0), open], problems: [givenProblem("desk", cells)] },
      slices: slicesWith([{}, { open: 3 }]),
    }),
  );

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

test("a part is marked by what is open in it, and one of which nothing was scored says so and is in no line", async () => {
  const { measured } = givenRun(0);
  if (measured.status !== "measured") throw new Error("It is measured.");
  const open = givenRun(0, { measured: { ...measured, failures: { ...measured.failures, unscored: 3, open: 3 } } });
  const none = { value: null, reason: REASON };
  const unknown = { problems: 2, open: 2, passAt1: none, passAtK: none, headroom: null };
  const [of = null] = givenComparison().slices.items[0]?.runs ?? [];
  const web = { value: "web", problems: 2, filter: "bucket:web", runs: [of, unknown] };
  givenScreen(givenComparison({ runs: [open, givenRun(1)], slices: slicesWith([unknown, unknown], web) }));

  const slices = await screen.findByRole("region", { name: "By bucket" });

  expect(within(slices).getAllByText(REASON)).toHaveLength(9);
  expect(slices.textContent).not.toMatch(/at least|Not all of run/);
  expect(slices.textContent).toContain("stats pass --corpus='SN15 race extract' --run=base --filter=bucket:web --k");
});

test("problems of which a run has nothing scored are counted where the runs are said to differ, and warned of", async () => {
  const { measured } = givenRun(1);
  if (measured.status !== "measured") throw new Error("It is measured.");
  const unscored = givenRun(1, { measured: { ...measured, unscoredProblems: 30, problems: 60 } });
  const counts = { problems: 60, differing: 0, unscored: 30, shared: 60 };
  givenScreen(givenComparison({ runs: [givenRun(0), unscored], counts }));

  const grid = await screen.findByRole("region", { name: "Problem by problem" });
  const difference = "Not all of run B is scored. A difference may come from what is not scored.";
  expect(grid.textContent).toContain(
    `The runs differ in 0 of 60 problems, as far as they are scored: in 30 of them some run has nothing scored. ${difference}`,
  );
  expect(screen.getByRole("region", { name: /^Problem by problem against run A/ }).textContent).toContain(difference);
  expect(screen.getByRole("region", { name: "Before comparing" }).textContent).toContain(
    "B: Nothing is scored of 30 of 60 problems; in its figures they have failed. A difference may come from what is not scored.",
  );
  // What a source left out has failed: no figure is the least that it can be.
  expect(document.body.textContent).not.toContain("at least");
});
