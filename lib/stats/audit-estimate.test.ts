import { expect, test } from "vitest";
import { createRng } from "@/lib/demo/rng";
import { type AuditStratum, auditEstimate } from "./audit-estimate";
import { drawStrata } from "./draw-strata";
import { figureOf } from "./fixtures/read-estimate";
import { stratifiedEstimate } from "./stratified-estimate";
import type { ProblemLabels } from "./stratum";

test("without labels from before it is the stratified estimate", () => {
  const strata = [aStratum("a", 100, 50, 25), aStratum("b", 900, 50, 5)];

  const { estimate, coveredShare } = auditEstimate(strata);

  expect(estimate).toEqual(
    stratifiedEstimate(
      strata.map(({ known: _, ...stratum }) => stratum),
      "trajectory",
    ).estimate,
  );
  expect(coveredShare).toBe(1);
});

test("a label from before stands for its own trajectory alone, what was drawn for the rest", () => {
  const stratum = { ...aStratum("a", 1_000, 50, 5), known: { count: 200, labelled: 200, errors: 180 } };

  const { estimate, unweighted } = auditEstimate([stratum]);

  // (180 + 800 · 0.1) / 1,000, where the labels themselves have 185 errors in 250.
  expect(figureOf(estimate)).toBeCloseTo(0.26, 12);
  expect(figureOf(unweighted)).toBeCloseTo(0.74, 12);
  expect(estimate).toMatchObject({ n: 250 });
});

test("nothing is concluded from fewer than ten labels, weighted or not", () => {
  const { estimate, unweighted } = auditEstimate([aStratum("a", 1_000, 9, 3)]);

  expect([estimate.kind, unweighted.kind]).toEqual(["too_few", "too_few"]);
});

test("the interval is that of what was drawn from, in its share of the corpus", () => {
  const drawn = aStratum("a", 1_000, 100, 20);
  const { interval: alone } = estimated(auditEstimate([drawn]).estimate);

  const { interval } = estimated(
    auditEstimate([{ ...drawn, population: 2_000, known: { count: 1_000, labelled: 1_000, errors: 0 } }]).estimate,
  );

  expect(interval.low).toBeCloseTo(alone.low / 2, 12);
  expect(interval.high).toBeCloseTo(alone.high / 2, 12);
});

test("a stratum without a label is not covered; its known part is", () => {
  const open: AuditStratum = { ...aStratum("open", 400, 0, 0), known: { count: 100, labelled: 100, errors: 0 } };

  const found = auditEstimate([aStratum("a", 600, 60, 12), open]);

  expect(found.coveredShare).toBeCloseTo(0.7, 12);
  expect(figureOf(found.estimate)).toBeCloseTo((600 * 0.2) / 700, 12);
  expect(found.wholeCorpus.high).toBeGreaterThan(0.3);
});

test("of what was known, labels that may not be counted are taken to be like the others", () => {
  const known = { count: 100, labelled: 50, errors: 10 };

  expect(figureOf(auditEstimate([{ ...aStratum("a", 200, 20, 0), known }]).estimate)).toBeCloseTo(0.1, 12);
});

test("nothing is said without a label of what was drawn; where all was known before nothing is uncertain", () => {
  const known = { count: 90, labelled: 90, errors: 9 };

  expect(auditEstimate([{ ...aStratum("a", 1_000, 0, 0), known }]).estimate).toMatchObject({
    kind: "undefined",
    n: 90,
  });
  expect(estimated(auditEstimate([{ ...aStratum("a", 90, 0, 0), known }]).estimate)).toMatchObject({
    value: 0.1,
    interval: { low: 0.1, high: 0.1 },
  });
  expect(auditEstimate([])).toMatchObject({ estimate: { kind: "undefined" }, coveredShare: 0 });
});

test("labels that others chose for their errors do not move it: in 95 of 100 samples the interval holds the rate", () => {
  const RUNS = 400;
  const rng = createRng(3, "chosen for errors");
  // Errors by stratum, and half of all errors found before by whoever looked for them.
  const corpus = [0.05, 0.2, 0.5].map((rate, at) =>
    Array.from({ length: 1_000 }, (_, index) => {
      const isError = rng.chance(rate);
      return { id: `${at}-${index}`, isError, isKnown: isError ? rng.chance(0.5) : rng.chance(0.02) };
    }),
  );
  const rate = corpus.flat().filter(({ isError }) => isError).length / 3_000;

  const held = Array.from({ length: RUNS }, (_, seed) => {
    const rests = corpus.map((rows) => rows.filter(({ isKnown }) => !isKnown));
    const drawn = drawStrata(
      rests.map((rows, at) => ({ name: String(at), ids: rows.map(({ id }) => id), count: 80 })),
      seed,
    );
    const strata = corpus.map((rows, at): AuditStratum => {
      const known = rows.filter(({ isKnown }) => isKnown);
      const ids = new Set(drawn.get(String(at)));
      return {
        name: String(at),
        population: rows.length,
        known: { count: known.length, labelled: known.length, errors: known.filter(({ isError }) => isError).length },
        drawn: ids.size,
        labels: rows
          .filter(({ id }) => ids.has(id))
          .map(({ id, isError }) => ({ problem: id, labelled: 1, errors: Number(isError) })),
      };
    });
    const { interval } = estimated(auditEstimate(strata).estimate);
    return interval.low <= rate && rate <= interval.high;
  }).filter(Boolean).length;

  expect(held / RUNS).toBeGreaterThanOrEqual(0.93);
  expect(held / RUNS).toBeLessThanOrEqual(0.98);
});

function aStratum(name: string, population: number, labelled: number, errors: number): AuditStratum {
  const labels: ProblemLabels[] = Array.from({ length: labelled }, (_, at) => ({
    problem: `${name} ${at}`,
    labelled: 1,
    errors: at < errors ? 1 : 0,
  }));

  return { name, population, known: { count: 0, labelled: 0, errors: 0 }, drawn: labelled, labels };
}

function estimated(estimate: ReturnType<typeof auditEstimate>["estimate"]) {
  if (estimate.kind !== "estimated") throw new Error(estimate.reason);

  return estimate;
}
