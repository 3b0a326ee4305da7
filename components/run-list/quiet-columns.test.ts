import { expect, test } from "vitest";
import type { ListedRun } from "@/lib/contract/runs";
import { RUN_SORTS } from "@/lib/domain/run-order";
import { givenListedRun } from "./given-runs";
import { tellingColumns } from "./quiet-columns";

const unknown: Partial<ListedRun> = { harness: { kind: "unknown" }, costUsd: { mean: null, n: 0 } };
const judged: Partial<ListedRun> = { richness: { mean: 0.5, n: 3 } };

const RATE = { value: 0.2, n: 25, resamples: 10_000, note: null, interval: [0.21, 0.41] satisfies [number, number] };

/** The columns that are left out, sorted by the name. */
function left(runs: readonly ListedRun[], sortedBy = "name"): readonly string[] {
  const shown = tellingColumns(RUN_SORTS, runs, sortedBy);

  return RUN_SORTS.filter((column) => !shown.includes(column));
}

test("what no run has, what all have alike and what another column says is left out", () => {
  const runs = [givenListedRun({ ...unknown, name: "one" }), givenListedRun({ ...unknown, name: "two" })];

  expect(left(runs)).toEqual(["asr", "richness", "cost", "suite", "harness"]);
});

test("one run alone is like no other, so only what nobody knows of it is left out", () => {
  expect(left([givenListedRun(judged)])).toEqual(["asr"]);
});

test("one run that differs keeps the column", () => {
  const one = givenListedRun(judged);
  const other = givenListedRun({
    ...judged,
    suite: "v4",
    harness: { kind: "unknown" },
    asr: { ...RATE, value: 0.31 + 1e-12 },
  });
  const asr = { ...other, asr: RATE };

  expect(left([one, other])).toEqual(["asr"]);
  expect(left([one, asr])).toEqual([]);
});

test("the column that the runs are sorted by stays", () => {
  expect(left([givenListedRun(judged)], "asr")).toEqual([]);
});

test("without runs every column stands", () => {
  expect(left([])).toEqual([]);
});
