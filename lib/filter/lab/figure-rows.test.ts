import { expect, test } from "vitest";
import { DEFAULT_THRESHOLDS, type FilterThresholds } from "@/lib/domain/filter-thresholds";
import type { LabFigure } from "@/lib/domain/lab-figure";
import type { StructureLabel } from "@/lib/domain/label";
import { type FigureScene, figureRows } from "./figure-rows";
import { aFactRow, aFactTable, type FactTableRow } from "./fixtures/a-fact-table";
import { keptChanges } from "./kept-changes";
import { keptMix } from "./kept-mix";
import { runPipeline } from "./run-pipeline";
import { shortValue } from "./short-value";

/** What a version with these changes makes of rows, beside the default one. */
function compared(
  rows: readonly FactTableRow[],
  changes: Partial<FilterThresholds>,
  labels: ReadonlyMap<number, StructureLabel> = new Map(),
): FigureScene {
  const table = aFactTable(rows);
  const [from, to] = [DEFAULT_THRESHOLDS, { ...DEFAULT_THRESHOLDS, ...changes }];
  const [before, after] = [runPipeline(table, labels, from), runPipeline(table, labels, to)];

  return { table, labels, measured: labels, splits: [], from, to, before, after };
}

const PAGE = { first: 0, most: 10 };
/** One enters, one leaves, one stays, and one is kept by neither. */
const FOUR = compared(
  [
    aFactRow({ id: 1, model: 3, code: 1, miner: 1 }),
    aFactRow({ id: 2, tokens: 9000, miner: 1 }),
    aFactRow({ id: 3, miner: 1 }),
    aFactRow({ id: 4, model: 0, code: 4, miner: 2 }),
  ],
  { agenticShare: 0.7, tokenBudget: 8000 },
);
const ENTERS = "The model asked for 3 of 4 catalogue calls, 75 %; agentic from 70 %.";
const LEAVES = "It breaks a format rule: R4, the conversation is longer than the token budget.";
const STAYS = "It passes every stage; its rank is 0.";

const ofMiner = (side: "before" | "after" | "entered" | "left"): LabFigure => ({
  ...{ kind: "kept", by: "miner", value: "miner 1" },
  side,
});

test.each<[name: string, figure: LabFigure, rows: readonly { id: number; why: string }[]]>([
  ["who would enter", { kind: "moved", side: "entered" }, [{ id: 1, why: ENTERS }]],
  ["who would leave", { kind: "moved", side: "left" }, [{ id: 2, why: LEAVES }]],
  ["what a miner would gain", ofMiner("entered"), [{ id: 1, why: ENTERS }]],
  ["what a miner would lose", ofMiner("left"), [{ id: 2, why: LEAVES }]],
  [
    "what is kept of a miner before",
    ofMiner("before"),
    [
      { id: 2, why: `Would leave. ${LEAVES}` },
      { id: 3, why: STAYS },
    ],
  ],
  [
    "what is kept of a miner after",
    ofMiner("after"),
    [
      { id: 1, why: `Would enter. ${ENTERS}` },
      { id: 3, why: STAYS },
    ],
  ],
  [
    "a verdict before",
    { kind: "verdict", side: "before", verdict: "review" },
    [{ id: 1, why: expect.stringContaining("75 %") }],
  ],
  ["a verdict after", { kind: "verdict", side: "after", verdict: "review" }, []],
  ["a verdict that changes", { kind: "change", from: "review", to: "agentic" }, [{ id: 1, why: ENTERS }]],
  [
    "what came as far as the end before",
    { kind: "stage", side: "before", stage: "caps" },
    [
      { id: 2, why: `Would leave. ${LEAVES}` },
      { id: 3, why: STAYS },
    ],
  ],
  [
    "what comes as far as near-duplicates after",
    { kind: "stage", side: "after", stage: "dedup" },
    [
      { id: 1, why: `Would enter. ${ENTERS}` },
      { id: 3, why: STAYS },
      { id: 4, why: expect.stringContaining("0 of 4 catalogue calls") },
    ],
  ],
  [
    "what came as far as near-duplicates before",
    { kind: "stage", side: "before", stage: "dedup" },
    [
      { id: 1, why: expect.stringContaining("a person decides") },
      { id: 2, why: `Would leave. ${LEAVES}` },
      { id: 3, why: STAYS },
      { id: 4, why: expect.stringContaining("0 of 4 catalogue calls") },
    ],
  ],
  ["no value of that name", { kind: "kept", side: "after", by: "miner", value: "nobody" }, []],
  ["no values that are summed up", { kind: "others", side: "after", by: "miner" }, []],
  ["no pools without a split", { kind: "kept", side: "after", by: "split", value: "main/train" }, []],
])("%s is listed with its reason", (_, figure, rows) => {
  expect(figureRows(FOUR, figure, PAGE)).toEqual({ total: rows.length, rows, agents: [] });
});

test("a value that is too long for an address is listed by its short name", () => {
  const names = ["a", "b"].map((end) => `${"a very long name ".repeat(1200)}${end}`);
  const table = aFactTable([aFactRow({ id: 1, miner: 0 }), aFactRow({ id: 2, miner: 1 })]);
  const scene = { ...FOUR, table: { ...table, names: { ...table.names, miners: names } } };
  const result = runPipeline(scene.table, scene.labels, DEFAULT_THRESHOLDS);

  const listed = names.map((name) => {
    const figure = { kind: "kept", side: "after", by: "miner", value: shortValue(name) } as const;

    return figureRows({ ...scene, before: result, after: result }, figure, PAGE).rows.map(({ id }) => id);
  });

  expect(listed).toEqual([[1], [2]]);
});

test("what stays because people say so is told with what they say", () => {
  const scene = compared([aFactRow({ id: 1, model: 0, code: 4 })], {}, new Map([[0, "agentic"]]));
  const figure = { kind: "kept", side: "after", by: "miner", value: null } as const;

  expect(figureRows(scene, figure, PAGE).rows[0]?.why).toMatch(/^People call it agentic, .* every other stage/);
});

test("the values that the mix sums up are listed together, each row once, page by page", () => {
  const rows = Array.from({ length: 16 }, (_, miner) => Array.from({ length: 20 - miner }, () => miner)).flat();
  const scene = compared(
    rows.map((miner, at) => aFactRow({ id: at + 1, miner, tokens: at % 5 === 0 ? 9000 : 5000 })),
    { tokenBudget: 8000 },
  );
  const { others } = keptMix(scene.table, keptChanges(scene.before, scene.after), []).find(
    ({ by }) => by === "miner",
  ) ?? { others: undefined };

  for (const side of ["before", "after"] as const) {
    const pages = [0, 10, 20].map((first) =>
      figureRows(scene, { kind: "others", side, by: "miner" }, { first, most: 10 }),
    );
    const ids = pages.flatMap((page) => page.rows.map(({ id }) => id));

    expect(pages.every(({ total }) => total === others?.[side])).toBe(true);
    expect(ids).toHaveLength(others?.[side] ?? 0);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
    expect(ids.every((id) => (rows[id - 1] ?? 0) >= 12)).toBe(true);
  }
});
