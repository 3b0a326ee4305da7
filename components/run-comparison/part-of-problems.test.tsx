import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenWindowSize } from "@/components/shell/given-app";
import type { Comparison } from "@/lib/contract/comparison";
import { givenComparison, givenRun } from "./given-comparison";
import { givenScreen, RUNS } from "./given-screen";

beforeEach(() => givenWindowSize());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type SliceRun = NonNullable<Comparison["slices"]["items"][number]["runs"][number]>;

const figure = (value: number, n: number) => ({ value, n, interval: null, resamples: 0, note: null });

async function headroomCells(of: SliceRun) {
  const slices = { by: "bucket" as const, all: 1, alone: 0 };
  givenScreen(
    givenComparison({ slices: { ...slices, items: [{ value: "shop", problems: 4, filter: "", runs: [of] }] } }),
  );
  const table = within(await screen.findByRole("table", { name: "Figures by bucket" }));

  return table
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.lastElementChild);
}

test("headroom of a part is over its problems with k rollouts, which it says where some have fewer", async () => {
  const [cell] = await headroomCells({ problems: 4, passAt1: figure(0.94, 4), passAtK: figure(1, 3), headroom: 0 });

  expect(cell?.textContent).toBe("0.0 pointsover 3 of 4 problems");
});

test("headroom of all problems of a part says nothing more, and one that nobody can tell is a dash with why", async () => {
  const [whole] = await headroomCells({ problems: 4, passAt1: figure(0.5, 4), passAtK: figure(0.6, 4), headroom: 0.1 });
  expect(whole?.textContent).toBe("+10.0 points");
  cleanup();

  const reason = "No problem has 2 rollouts.";
  const passAtK = { value: null, reason };
  const [none] = await headroomCells({ problems: 4, passAt1: figure(0.5, 4), passAtK, headroom: null });
  expect(none?.textContent).toBe(`–${reason}`);
});

test("headroom over part of a run's problems is said beside the counts of all", async () => {
  const run = givenRun(1);
  const { measured } = run;
  if (measured.status !== "measured") throw new Error("The run has figures.");
  const points = measured.points.map((point) => ({ ...point, tooFew: { count: 1, first: ["desk"] } }));
  givenScreen(givenComparison({ runs: [givenRun(0), { ...run, measured: { ...measured, points } }] }));

  expect(
    await screen.findByText("Run B: headroom is over 3 of 4 problems, those with at least 2 rollouts."),
  ).toBeTruthy();
  expect(screen.queryByText(/^Run A: headroom is over/)).toBeNull();
});

test("problems that a run solves sometimes and that are not recoverable are accounted for", async () => {
  const run = givenRun(1);
  const { measured } = run;
  if (measured.status !== "measured") throw new Error("The run has figures.");
  const points = measured.points.map((point) => ({ ...point, recoverable: 0 }));
  const problems = givenComparison().problems.map((one) => ({ ...one, cells: [one.cells[0] ?? null, null] }));
  givenScreen(givenComparison({ problems, runs: [givenRun(0), { ...run, measured: { ...measured, points } }] }));

  expect(
    await screen.findByText(
      "Run B solves 2 problems sometimes that have fewer than 2 rollouts: not recoverable, and in no headroom at k = 2.",
    ),
  ).toBeTruthy();
  expect(screen.queryByText(/^Run A solves .* not recoverable/)).toBeNull();
});

test.each([
  ["required", 1],
  ["local", 0],
] as const)(
  "with access %s each line says %d times that it may print other figures than these",
  async (access, times) => {
    givenScreen(givenComparison({ leftOut: { value: 3, isCapped: false } }), RUNS, { access });
    await screen.findByRole("table", { name: "Figures by bucket" });

    for (const name of ["Always, sometimes, never", "By bucket", "Problem by problem"]) {
      const panel = within(screen.getByRole("region", { name }));
      await waitFor(() => expect(panel.queryAllByText(/its figures may differ from these/)).toHaveLength(times));
    }
  },
);
