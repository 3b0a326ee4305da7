import { expect, test } from "vitest";
import { givenRow } from "./given-row";
import { runTotals } from "./run-totals";

test("a run of more problems than a call takes arguments is added up", () => {
  const three = [2, 3, 4].map((rollouts) => givenRow({ rollouts, successes: 1 }));
  const rows = Array.from({ length: 50_000 }, () => three).flat();

  expect(runTotals(rows)).toMatchObject({ problems: 150_000, rollouts: 450_000, fewest: 2, most: 4 });
});

test("without a problem nothing was tried", () => {
  expect(runTotals([])).toMatchObject({ problems: 0, fewest: 0, most: 0 });
});
