import { describe, expect, test } from "vitest";
import { createRng } from "@/lib/demo/rng";
import { DEFAULT_THRESHOLDS, type FilterThresholds } from "@/lib/domain/filter-thresholds";
import { STRUCTURE_LABELS, type StructureLabel } from "@/lib/domain/label";
import { LEAVING } from "@/lib/domain/pipeline";
import { VERDICTS } from "@/lib/domain/verdict";
import { decideVerdict, verdictOfRule } from "@/lib/filter/decide-verdict";
import { rejectBits } from "@/lib/filter/reject-bits";
import { derivedTrajectoryCoefficient } from "@/lib/judge/coefficient";
import { FACT_FLAGS } from "./fact-table";
import { aFactRow, aFactTable, drawnRows, type FactTableRow } from "./fixtures/a-fact-table";
import { sketchSimilarity } from "./near-duplicates";
import { RANK_SATURATION, rankParts } from "./rank-column";
import { runPipeline } from "./run-pipeline";

const THRESHOLDS: readonly FilterThresholds[] = [
  DEFAULT_THRESHOLDS,
  { ...DEFAULT_THRESHOLDS, agenticShare: 0.5, subTaskShare: 0.5 - 1e-9, unknownShare: 0 },
  { ...DEFAULT_THRESHOLDS, tokenBudget: 12_000, rejects: { R1: false, R2: true, R3: false, R4: true, R5: true } },
  { ...DEFAULT_THRESHOLDS, coefficientGate: 0.7375, dedup: { measure: "calls", similarity: 0.8, keep: 2 } },
  {
    ...DEFAULT_THRESHOLDS,
    ...{ unknownShare: 1, coefficientGate: 1, capPerProblem: 7, capPerMiner: 9 },
    dedup: { measure: "thoughts", similarity: 0.75, keep: 1 },
    ranking: { depth: 3, reformulations: 0, verification: 0.5, regularity: 2 },
  },
];

const ROWS = drawnRows(6000, 1);
const TABLE = aFactTable(ROWS);
const LABELS = drawnLabels(ROWS.length);

describe.each(THRESHOLDS)("version %#", (thresholds) => {
  test("verdict and rejects of every row are those of the pure rules", () => {
    const { verdict, rejects } = runPipeline(TABLE, LABELS, thresholds);

    const said = new Set<string>();
    ROWS.forEach((row, at) => {
      const rule = decideVerdict({ ...row, ...flagsOf(row) }, thresholds);
      said.add(rule);
      expect([VERDICTS[verdict[at] ?? -1], rejects[at]]).toEqual([verdictOfRule(rule), rejectBits(row, thresholds)]);
    });
    expect(said.size).toBeGreaterThan(5);
  });

  test("every row leaves where one that is followed through the stages by hand does", () => {
    expect(leavings(ROWS, LABELS, thresholds)).toEqual(byHand(ROWS, LABELS, thresholds));
  });
});

test("which number a problem, a miner or a group of calls has changes nothing", () => {
  const thresholds = THRESHOLDS[4] ?? DEFAULT_THRESHOLDS;
  const turned = ROWS.map((row) => ({
    ...row,
    problem: 19 - row.problem,
    miner: row.miner === 0 ? 0 : 6 - row.miner,
    callsGroup: row.callsGroup < 0 ? -1 : 30 - row.callsGroup,
  }));

  expect(leavings(turned, LABELS, thresholds)).toEqual(leavings(ROWS, LABELS, thresholds));
});

test.each(THRESHOLDS)("in which order rows were imported changes nothing of version %#", (thresholds) => {
  const capped = { ...thresholds, capPerProblem: 7, dedup: { measure: "calls", similarity: 0.8, keep: 2 } } as const;
  const same = ROWS.map((row) => ({ ...row, depth: 0, reformulations: 0, regularity: 0 }));
  const back = same.toReversed().map((row, at) => ({ ...row, id: at + 1 }));

  expect(leavings(back, new Map(), capped).toReversed()).toEqual(leavings(same, new Map(), capped));
});

test("caps hold, and with none of them nobody leaves by one", () => {
  const capped = { ...DEFAULT_THRESHOLDS, capPerProblem: 20, capPerMiner: 50 };
  const left = leavings(ROWS, LABELS, capped);
  const kept = ROWS.filter((_, at) => left[at] === "kept");

  const largest = (of: (row: FactTableRow) => number, places: number) =>
    Math.max(...Array.from({ length: places }, (_, place) => kept.filter((row) => of(row) === place).length));
  expect(largest(({ problem }) => problem, 20)).toBe(20);
  expect(largest(({ miner }) => (miner === 0 ? -1 : miner), 6)).toBe(50);
  expect(left).toContain("problem_cap");
  expect(left).toContain("miner_cap");
  expect(leavings(ROWS, LABELS, DEFAULT_THRESHOLDS).join()).not.toContain("cap");
});

test("a group keeps its best ranked, and as many as the version says", () => {
  const rows = [3, 1, 4, 1, 5].map((depth, at) => aFactRow({ id: at + 1, depth, callsGroup: 7 }));
  const version = (keep: number): FilterThresholds => ({
    ...DEFAULT_THRESHOLDS,
    dedup: { measure: "calls", similarity: 0.8, keep },
  });

  expect(leavings(rows, new Map(), version(1))).toEqual(["duplicate", "duplicate", "duplicate", "duplicate", "kept"]);
  expect(leavings(rows, new Map(), version(3))).toEqual(["kept", "duplicate", "kept", "duplicate", "kept"]);
  expect([...runPipeline(aFactTable(rows), new Map(), version(3)).representative]).toEqual([4, 4, 4, 4, -1]);
});

test("a label of people stands above the verdict", () => {
  const rows = [aFactRow({ id: 1 }), aFactRow({ id: 2, model: 0, code: 9 }), aFactRow({ id: 3 })];
  const labels = new Map<number, StructureLabel>([
    [0, "sub_task"],
    [1, "agentic"],
    [2, "reject"],
  ]);

  expect(leavings(rows, new Map(), DEFAULT_THRESHOLDS)).toEqual(["kept", "structure", "kept"]);
  expect(leavings(rows, labels, DEFAULT_THRESHOLDS)).toEqual(["structure", "kept", "structure"]);
});

test("what a rank is made of adds up to it, and more than the saturation adds nothing", () => {
  const row = aFactRow({ id: 1, depth: 25, reformulations: 2, regularity: 0.5 });
  const ranking = { depth: 1, reformulations: 2, verification: 3, regularity: 4 };
  const { rank } = runPipeline(aFactTable([row]), new Map(), { ...DEFAULT_THRESHOLDS, ranking });

  const parts = rankParts({ depth: 25, reformulations: 2, verification: 0, regularity: 0.5 }, ranking);
  expect(parts.map(({ adds }) => adds)).toEqual([1, 0.8, 0, 2]);
  expect(rank[0]).toBeCloseTo(3.8, 5);
});

test("thoughts are not compared without sketches", () => {
  const { sketches: _, ...table } = TABLE;

  expect(() => runPipeline(table, LABELS, THRESHOLDS[4] ?? DEFAULT_THRESHOLDS)).toThrow("no sketches");
});

function leavings(rows: readonly FactTableRow[], labels: ReadonlyMap<number, StructureLabel>, given: FilterThresholds) {
  return [...runPipeline(aFactTable(rows), labels, given).leaving].map((place) => LEAVING[place]);
}

function flagsOf({ flags }: FactTableRow) {
  return {
    hasLog: (flags & FACT_FLAGS.hasLog) !== 0,
    asksForNothing: (flags & FACT_FLAGS.asksForNothing) !== 0,
    sendsNoNonce: (flags & FACT_FLAGS.sendsNoNonce) !== 0,
  };
}

function drawnLabels(rows: number): Map<number, StructureLabel> {
  const rng = createRng(4, "labels");

  return new Map(Array.from({ length: rows / 4 }, () => [rng.between(0, rows - 1), rng.pick(STRUCTURE_LABELS)]));
}

/** The stages as lists of rows that get shorter, without a thought for speed. */
function byHand(rows: readonly FactTableRow[], labels: ReadonlyMap<number, StructureLabel>, given: FilterThresholds) {
  const left = new Map<FactTableRow, string>();
  const rankOf = (row: FactTableRow) =>
    Math.fround(
      given.ranking.depth * Math.min(1, row.depth / RANK_SATURATION.depth) +
        given.ranking.reformulations * Math.min(1, row.reformulations / RANK_SATURATION.reformulations) +
        given.ranking.verification * ((row.flags & FACT_FLAGS.verification) === 0 ? 0 : 1) +
        given.ranking.regularity * row.regularity,
    );
  const staying = () =>
    rows
      .filter((row) => !left.has(row))
      .toSorted((a, b) => rankOf(b) - rankOf(a) || standing(b) - standing(a) || a.content - b.content);
  const place = new Map(rows.map((row, at) => [row, at]));
  const structureOf = (row: FactTableRow) =>
    labels.get(place.get(row) ?? -1) ?? verdictOfRule(decideVerdict({ ...row, ...flagsOf(row) }, given));
  const standing = (row: FactTableRow) => (structureOf(row) === "agentic" ? 1 : 0);
  const sketches = aFactTable(rows).sketches;

  for (const row of rows) {
    const gate = given.coefficientGate;
    if ((row.flags & FACT_FLAGS.success) === 0) left.set(row, "winners");
    else if (gate !== null && !(derivedTrajectoryCoefficient(row.judgeScore || 0) >= gate))
      left.set(row, "coefficient");
    else if (gate !== null && Number.isNaN(row.judgeScore)) left.set(row, "coefficient");
    else if (rejectBits(row, given) !== 0) left.set(row, "format");
  }

  const groups: FactTableRow[][] = [];
  for (const row of given.dedup.measure === "off" ? [] : staying()) {
    const sameProblem = groups.filter(([first]) => first?.problem === row.problem);
    const group =
      sameProblem.find(([first]) => row.callsGroup >= 0 && first?.callsGroup === row.callsGroup) ??
      sameProblem.find(
        ([first]) =>
          given.dedup.measure === "thoughts" &&
          first !== undefined &&
          sketchSimilarity(sketches, place.get(first) ?? 0, place.get(row) ?? 0) >= given.dedup.similarity,
      );
    if (group === undefined) groups.push([row]);
    else if (group.push(row) > given.dedup.keep) left.set(row, "duplicate");
  }

  for (const row of staying()) if (standing(row) === 0) left.set(row, "structure");
  cut(staying(), { of: ({ problem }) => problem, cap: given.capPerProblem, leave: "problem_cap" });
  cut(
    staying().filter(({ miner }) => miner !== 0),
    { of: ({ miner }) => miner, cap: given.capPerMiner, leave: "miner_cap" },
  );

  return rows.map((row) => left.get(row) ?? "kept");

  function cut(
    candidates: readonly FactTableRow[],
    { of, cap, leave }: { of: (row: FactTableRow) => number; cap: number | null; leave: string },
  ): void {
    const counts = new Map<number, number>();
    for (const row of candidates) {
      const count = (counts.get(of(row)) ?? 0) + 1;
      counts.set(of(row), count);
      if (cap !== null && count > cap) left.set(row, leave);
    }
  }
}
