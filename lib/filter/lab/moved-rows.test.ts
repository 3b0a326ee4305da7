import { expect, test } from "vitest";
import { DEFAULT_THRESHOLDS, type FilterThresholds } from "@/lib/domain/filter-thresholds";
import { aFactRow, aFactTable, type FactTableRow } from "./fixtures/a-fact-table";
import type { ComparedVersions } from "./moved-rows";
import { runPipeline } from "./run-pipeline";
import { whatIfFigures } from "./what-if-figures";

/** What a version with these changes makes of rows, beside the default one. */
function compared(rows: readonly FactTableRow[], changes: Partial<FilterThresholds>): ComparedVersions {
  const table = aFactTable(rows);
  const [from, to] = [DEFAULT_THRESHOLDS, { ...DEFAULT_THRESHOLDS, ...changes }];
  const labels = new Map<number, never>();

  return { table, from, to, before: runPipeline(table, labels, from), after: runPipeline(table, labels, to) };
}

test("samples are drawn from all that move, not the first of them", () => {
  const rows = Array.from({ length: 300 }, (_, at) => aFactRow({ id: at + 1, model: 3, code: 1 }));

  const of = { ...compared(rows, { agenticShare: 0.7 }), labels: new Map(), approved: Float64Array.of(3, 9, 400) };
  const { count, approved, samples } = whatIfFigures(of, []).entered;

  expect([count, approved, samples.length]).toEqual([300, 2, 20]);
  expect(samples.at(-1)?.id).toBeGreaterThan(150);
});
