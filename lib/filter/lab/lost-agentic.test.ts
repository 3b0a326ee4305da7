import { describe, expect, test } from "vitest";
import { DEFAULT_THRESHOLDS, type FilterThresholds } from "@/lib/domain/filter-thresholds";
import type { StructureLabel } from "@/lib/domain/label";
import { LEAVING } from "@/lib/domain/pipeline";
import { aFactRow, aFactTable, type FactTableRow } from "./fixtures/a-fact-table";
import { countLostAgentic } from "./lost-agentic";
import { runPipeline } from "./run-pipeline";

const keeping = (keep: number): FilterThresholds => ({
  ...DEFAULT_THRESHOLDS,
  dedup: { measure: "calls", similarity: 0.8, keep },
});
const SUB_TASK = { model: 0, code: 9 } as const;
const NO_LABELS = new Map<number, StructureLabel>();

function selected(rows: readonly FactTableRow[], { labels = NO_LABELS, keep = 1 } = {}) {
  const result = runPipeline(aFactTable(rows), labels, keeping(keep));

  return { left: Array.from(result.leaving, (place) => LEAVING[place]), lost: countLostAgentic(result) };
}

/** The same calls, in the order of their content. */
const twins = (...given: readonly Partial<FactTableRow>[]) =>
  given.map((row, at) => aFactRow({ ...row, id: at + 1, content: at, callsGroup: 1 }));

describe("of near-duplicates with equal ranks", () => {
  test("the agentic one leads, whatever its content hashes to", () => {
    expect(selected(twins(SUB_TASK, {}))).toEqual({ left: ["duplicate", "kept"], lost: 0 });
  });

  test("people's label says which one is agentic", () => {
    const labels = new Map<number, StructureLabel>([
      [0, "sub_task"],
      [2, "agentic"],
    ]);

    expect(selected(twins({}, SUB_TASK, SUB_TASK), { labels }).left).toEqual(["duplicate", "duplicate", "kept"]);
  });

  test("between two agentic ones the hash of the content decides", () => {
    expect(selected(twins({}, {})).left).toEqual(["kept", "duplicate"]);
  });
});

describe("agentic ones whose group leaves at structure", () => {
  test("are counted where the first ranks before them", () => {
    expect(selected(twins({ ...SUB_TASK, depth: 9 }, {}, {}))).toEqual({
      left: ["structure", "duplicate", "duplicate"],
      lost: 2,
    });
  });

  test("are not where another of the group comes past it, or where they are not agentic themselves", () => {
    expect(selected(twins({ ...SUB_TASK, depth: 9 }, {}, {}), { keep: 2 })).toEqual({
      left: ["structure", "kept", "duplicate"],
      lost: 0,
    });
    expect(selected(twins({ ...SUB_TASK, depth: 9 }, SUB_TASK)).lost).toBe(0);
  });
});
