import { expect, test } from "vitest";
import { chartLines } from "./chart-lines";
import { aSeries } from "./given-training";

test("lines of runs whose long names differ at the end alone are told apart, and keep the whole names", () => {
  const runs = [17, 42].map((seed) => `grpo-with-a-very-long-run-name-and-hyperparameters-seed${seed}`);

  const lines = chartLines(
    runs.map((run) => aSeries({ run })),
    runs,
  );

  expect(lines.map(({ whole }) => whole)).toEqual(runs);
  expect(new Set(lines.map(({ name }) => name)).size).toBe(2);
  for (const { name } of lines) expect(name.length).toBeLessThanOrEqual(26);
});
