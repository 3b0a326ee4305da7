import { expect, test } from "vitest";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { LEAVING } from "@/lib/domain/pipeline";
import type { CapBase } from "./capped-rows";
import { diversityFigures } from "./diversity-figures";
import { aFactRow, aFactTable, drawnRows } from "./fixtures/a-fact-table";
import { keptRows } from "./part-rows";
import { runPipeline } from "./run-pipeline";

const KEPT = LEAVING.indexOf("kept");
const NO_CAPS = { problem: null, miner: null };

/** Rows as a set that has no caps, none ranked before another. */
const without = (isIn: Uint8Array): CapBase => ({ isIn, rank: new Float32Array(isIn.length), caps: NO_CAPS });

test("each dimension counts its values, the largest first, and says as how many equal ones they are as diverse", () => {
  const templates = [3, 3, 3, 8, -1];
  const table = aFactTable(templates.map((template, at) => aFactRow({ id: at + 10, template, miner: 1, problem: at })));

  const { total, dimensions } = diversityFigures(table, without(Uint8Array.from([1, 1, 1, 1, 1])));

  expect(total).toBe(5);
  expect(dimensions.map(({ by, values }) => [by, values])).toEqual([
    ["miner", 1],
    ["agent", 1],
    ["template", 2],
    ["problem", 5],
  ]);
  expect(dimensions[2]?.rows).toEqual([
    { place: 3, count: 3, sample: 10 },
    { place: 8, count: 1, sample: 13 },
    { place: -1, count: 1, sample: 14 },
  ]);
  expect(dimensions[2]?.known).toBe(4);
  expect(dimensions[2]?.effective).toBeCloseTo(1 / (0.75 ** 2 + 0.25 ** 2));
  expect(dimensions[3]?.effective).toBeCloseTo(5);
});

test("what is not said is no value: it stands last, however many they are and however many values there are", () => {
  const templates = [...Array.from({ length: 30 }, () => -1), ...Array.from({ length: 25 }, (_, at) => at)];
  const table = aFactTable(templates.map((template, at) => aFactRow({ id: at, template })));

  const template = diversityFigures(table, without(new Uint8Array(55).fill(1))).dimensions[2];

  expect(template).toMatchObject({ known: 25, values: 25 });
  expect(template?.effective).toBeCloseTo(25);
  expect(template?.rows).toHaveLength(21);
  expect(template?.rows.at(-1)).toEqual({ place: -1, count: 30, sample: 0 });
});

test("of a part in which nothing is said there is no value, and so no number of them", () => {
  const table = aFactTable([1, 2].map((id) => aFactRow({ id, template: -1 })));

  expect(diversityFigures(table, without(Uint8Array.from([1, 1]))).dimensions[2]).toMatchObject({
    ...{ known: 0, values: 0, effective: 0, rows: [{ place: -1, count: 2 }] },
  });
});

test("only rows of the part count, and an empty part has nothing", () => {
  const table = aFactTable(drawnRows(50, 2));

  const { total, dimensions, caps } = diversityFigures(table, without(new Uint8Array(50)));

  expect(total).toBe(0);
  expect(dimensions.every(({ values, effective, rows }) => values + effective + rows.length === 0)).toBe(true);
  const nothing = { groups: 0, points: [{ cap: 1, size: 0, reached: 0, leftOut: 0 }] };
  expect(caps).toEqual([
    { by: "problem", ...nothing },
    { by: "miner", ...nothing },
  ]);
});

test("the size under a cap is what the pipeline keeps with that cap, and the last cap takes nothing off", () => {
  const table = aFactTable(drawnRows(3000, 8));
  const keptWith = (cap: Partial<typeof DEFAULT_THRESHOLDS>) =>
    runPipeline(table, new Map(), { ...DEFAULT_THRESHOLDS, ...cap }).leaving.map((at) => (at === KEPT ? 1 : 0));
  const size = (isIn: Uint8Array) => isIn.reduce((sum, one) => sum + one, 0);

  const all = keptWith({});
  const { total, caps } = diversityFigures(table, without(all));
  const [problem, miner] = caps;

  expect(problem?.points.length).toBeGreaterThan(5);
  for (const { cap, size: said } of problem?.points ?? []) expect(said).toBe(size(keptWith({ capPerProblem: cap })));
  for (const { cap, size: said } of miner?.points ?? []) expect(said).toBe(size(keptWith({ capPerMiner: cap })));
  expect([problem?.points.at(-1)?.size, miner?.points.at(-1)?.size]).toEqual([total, total]);
});

test.each([
  { capPerProblem: 7, capPerMiner: 17 },
  { capPerProblem: null, capPerMiner: 17 },
  { capPerProblem: 13, capPerMiner: null },
  { capPerProblem: 9999, capPerMiner: 9999 },
])(
  "with $capPerProblem of a problem and $capPerMiner of a miner each curve is of the pipeline with the other",
  (set) => {
    const table = aFactTable(drawnRows(3000, 8).map((row, at) => (at % 50 === 0 ? { ...row, problem: -1 } : row)));
    const run = (caps: Partial<typeof DEFAULT_THRESHOLDS>) =>
      runPipeline(table, new Map(), { ...DEFAULT_THRESHOLDS, ...caps });
    const keptWith = (caps: Partial<typeof DEFAULT_THRESHOLDS>) =>
      keptRows(run(caps)).reduce((sum, one) => sum + one, 0);

    const base = { isIn: keptRows(run({})), rank: run({}).rank };
    const capped = { ...base, caps: { problem: set.capPerProblem, miner: set.capPerMiner } };
    const { total, caps } = diversityFigures(table, capped);

    expect(total).toBe(keptWith(set));
    for (const { by, groups, points } of caps) {
      const name = by === "problem" ? "capPerProblem" : "capPerMiner";
      expect(points.length).toBeGreaterThan(5);
      for (const { cap, size } of points) expect([by, cap, size]).toEqual([by, cap, keptWith({ ...set, [name]: cap })]);
      expect(points.at(-1)?.size).toBe(keptWith({ ...set, [name]: null }));
      // The rows that come as far as this cap: that of the problem is first.
      const at = keptRows(run({ capPerProblem: by === "problem" ? null : set.capPerProblem }));
      const placeOf = (row: number) => (by === "problem" ? table.problem : table.run)[row] ?? -1;
      const rows = [...at.keys()].filter((row) => at[row] === 1 && placeOf(row) >= (by === "problem" ? 0 : 1));
      const sizes = [...new Set(rows.map(placeOf))].map((place) => rows.filter((row) => placeOf(row) === place).length);
      expect(groups).toBe(sizes.length);
      for (const { cap, reached, leftOut } of points) {
        expect([by, cap, reached]).toEqual([by, cap, sizes.filter((size) => size >= cap).length]);
        expect([by, cap, leftOut]).toEqual([by, cap, sizes.reduce((sum, size) => sum + Math.max(0, size - cap), 0)]);
      }
      if (set[name] !== null && set[name] < 100) expect(points.find(({ cap }) => cap === set[name])?.size).toBe(total);
    }
  },
);

test.each([null, 40])("the smallest cap that keeps nine of ten is a point, with %s of a miner", (capPerMiner) => {
  // Of 30 problems the larger ones have 150 to 179 rows, which no cap that is drawn tells apart.
  const rows = Array.from({ length: 30 }, (_, problem) => Array.from({ length: 150 + problem }, () => problem)).flat();
  const table = aFactTable(rows.map((problem, at) => aFactRow({ id: at + 1, problem, miner: at % 97 })));
  const run = (caps: Partial<typeof DEFAULT_THRESHOLDS>) =>
    keptRows(runPipeline(table, new Map(), { ...DEFAULT_THRESHOLDS, ...caps }));
  const size = (isIn: Uint8Array) => isIn.reduce((sum, one) => sum + one, 0);
  const isIn = run({});

  const { caps } = diversityFigures(table, {
    ...without(isIn),
    caps: { problem: null, miner: capPerMiner },
  });

  const points = caps[0]?.points ?? [];
  const whole = Array.from({ length: 179 }, (_, at) => size(run({ capPerProblem: at + 1, capPerMiner })));
  const nine = whole.findIndex((stay) => stay >= 0.9 * (whole.at(-1) ?? 0)) + 1;
  expect([100, 120, 150, 179]).not.toContain(nine);
  expect(points.find((point) => point.size >= 0.9 * (points.at(-1)?.size ?? 0))).toMatchObject({
    cap: nine,
    size: whole[nine - 1],
  });
});

test.each([
  { by: "problem", cap: 2 },
  { by: "problem", cap: null },
  { by: "miner", cap: 11 },
  { by: "miner", cap: null },
] as const)(
  "under $cap of a $by that is tried the set is what the pipeline keeps with that cap and the other",
  (tried) => {
    const table = aFactTable(drawnRows(3000, 8));
    const set = { capPerProblem: 7, capPerMiner: 17 };
    const run = (caps: Partial<typeof DEFAULT_THRESHOLDS>) =>
      runPipeline(table, new Map(), { ...DEFAULT_THRESHOLDS, ...caps });
    const base = { isIn: keptRows(run({})), rank: run({}).rank, caps: { problem: 7, miner: 17 } };
    const name = tried.by === "problem" ? "capPerProblem" : "capPerMiner";

    const shown = diversityFigures(table, base, tried);

    const kept = keptRows(run({ ...set, [name]: tried.cap }));
    expect(shown.dimensions).toEqual(diversityFigures(table, without(kept)).dimensions);
    const whole = diversityFigures(table, base);
    expect(shown.total).not.toBe(whole.total);
    expect(shown.caps).toEqual(whole.caps);
  },
);

test("a cap of a miner that is tried evens its shares out, and the first by rank stay", () => {
  const rows = [1, 1, 1, 1, 2].map((miner, at) => aFactRow({ id: at + 1, miner, template: at, problem: at }));
  const table = aFactTable(rows);
  const rank = Float32Array.from([1, 4, 3, 2, 0]);

  const { total, dimensions } = diversityFigures(
    table,
    { ...without(new Uint8Array(5).fill(1)), rank },
    { by: "miner", cap: 2 },
  );

  expect(total).toBe(3);
  expect(dimensions[0]?.rows.map(({ count }) => count)).toEqual([2, 1]);
  expect(dimensions[2]?.rows.map(({ place }) => place)).toEqual([1, 2, 4]);
});
