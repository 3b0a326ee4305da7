import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { CURVE_THRESHOLDS } from "@/lib/domain/threshold-fields";
import { countTrajectories } from "@/lib/services/trajectories/count-trajectories";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { askFilterCurve } from "./filter-curve";
import { askFilterGrid } from "./filter-grid";
import { drawnFacts, givenFacts } from "./given-facts";
import { type PlainRow, plainLabAnswer, plainRows, plainVerdict } from "./plain-pipeline";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());
const researcher = await givenContext(db, "researcher");

const THRESHOLDS = { ...DEFAULT_THRESHOLDS, agenticShare: 0.73, coefficientGate: 0.6, tokenBudget: 13_000 };

test.each(CURVE_THRESHOLDS)("every point along %s is what plain loops find at its value", async (along) => {
  const corpus = await givenFacts(db, drawnFacts(300, 21));

  const { n, points, off } = await askFilterCurve(researcher, {
    id: corpus.extId,
    thresholds: THRESHOLDS,
    along,
    labels: "all",
  });

  const isAgenticAt = (row: PlainRow, at: number | null) =>
    plainLabAnswer(row, { ...THRESHOLDS, [along]: at }) === "agentic";
  const rows = await plainRows(db, corpus.id);
  const labelled = rows.filter(({ label }) => label !== null);
  expect(n).toBe(labelled.length);
  expect(points.length).toBeGreaterThan(10);
  expect(points.filter(({ isCurrent }) => isCurrent).map(({ at }) => at)).toEqual([THRESHOLDS[along]]);
  const isAgenticNow = (row: PlainRow) => isAgenticAt(row, THRESHOLDS[along]);
  expect(off === null).toBe(along !== "coefficientGate");
  const places = [...points, ...(off === null ? [] : [{ ...off, at: null }])];
  for (const { at, calledAgentic, precision, recall, isCurrent, paired } of places) {
    const isAgentic = (row: PlainRow) => isAgenticAt(row, at);
    const claimed = labelled.filter(isAgentic);
    const given = labelled.filter(({ label }) => label === "agentic");
    const hits = given.filter(isAgentic).length;

    const isRight = (row: PlainRow, says: boolean) => says === (row.label === "agentic");
    const flips = labelled.filter((row) => isAgentic(row) !== isAgenticNow(row));
    const gained = flips.filter((row) => isRight(row, isAgentic(row))).length;

    if (isCurrent) expect(paired).toBeNull();
    else expect(paired).toMatchObject({ gained, lost: flips.length - gained });
    expect(calledAgentic).toBe(rows.filter(isAgentic).length);
    expect(precision.n).toBe(claimed.length);
    expect(recall).toMatchObject({ n: given.length, value: hits / given.length });
    if (precision.value !== null) expect(precision.value).toBe(hits / claimed.length);
  }
});

test("a curve over blind labels leaves out the others and says how many", async () => {
  const corpus = await givenFacts(db, drawnFacts(300, 21));
  const rows = (await plainRows(db, corpus.id)).filter(({ label }) => label !== null);

  const asked = { id: corpus.extId, thresholds: THRESHOLDS, along: "agenticShare", labels: "blind" } as const;
  const { n, notBlind, points } = await askFilterCurve(researcher, asked);

  const blind = rows.filter((row) => row.blind !== null);
  expect([n, notBlind]).toEqual([blind.length, rows.length - blind.length]);
  expect(notBlind).toBeGreaterThan(10);
  const given = blind.filter((row) => row.blind === "agentic");
  const hits = given.filter((row) => plainLabAnswer(row, THRESHOLDS) === "agentic").length;
  const current = points.find(({ isCurrent }) => isCurrent);
  expect(current?.recall).toMatchObject({ n: given.length, value: hits / given.length });
});

test("the cells of the grid hold every row once, and the filter of each lists its rows", async () => {
  const corpus = await givenFacts(db, drawnFacts(300, 22));

  const asked = { id: corpus.extId, thresholds: THRESHOLDS };
  const { cells, coefficients, difference } = await askFilterGrid(researcher, { ...asked, labels: "all" });
  const overBlind = await askFilterGrid(researcher, { ...asked, labels: "blind" });

  expect(coefficients).toMatchObject([
    { from: 0.3, to: 0.475 },
    { from: 0.475, to: 0.65 },
    { from: 0.65, to: 0.825 },
    { from: 0.825, to: 1 },
    { from: 1, to: 1 },
  ]);
  const rows = await plainRows(db, corpus.id);
  expect(cells.reduce((sum, { count }) => sum + count, 0)).toBe(300);
  expect(cells.length).toBeGreaterThan(30);
  const shares = coefficients.map((_, band) => {
    const own = rows.filter(({ score }) => score !== null && Math.min(4, Math.floor(score * 5 + 1e-6)) === band);
    return own.filter((row) => plainVerdict(row, THRESHOLDS) === "agentic").length / own.length;
  });
  expect(coefficients.map(({ agentic }) => agentic.value)).toEqual(shares);
  expect(difference?.value).toBeCloseTo((shares[4] ?? 0) - (shares[0] ?? 0), 12);
  for (const [at, cell] of cells.entries()) {
    const { count } = await countTrajectories(researcher, { corpus: corpus.extId, filter: cell.filter });
    const own = rows.filter(
      ({ richness, score }) =>
        cell.richness === (richness === null ? null : Math.min(9, Math.floor(richness * 10 + 1e-6))) &&
        cell.coefficient === (score === null ? null : Math.floor(score * 5 + 1e-6)),
    );

    expect(count).toBe(cell.count);
    expect(cell).toMatchObject({
      count: own.length,
      agentic: own.filter((row) => plainVerdict(row, THRESHOLDS) === "agentic").length,
      labelled: own.filter(({ label }) => label !== null).length,
      labelledAgentic: own.filter(({ label }) => label === "agentic").length,
    });
    expect(overBlind.cells[at]).toEqual({
      ...cell,
      labelled: own.filter(({ blind }) => blind !== null).length,
      labelledAgentic: own.filter(({ blind }) => blind === "agentic").length,
    });
  }
});
