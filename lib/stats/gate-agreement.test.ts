import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod";
import { createRng } from "@/lib/demo/rng";
import { GATES } from "@/lib/domain/judgement";
import { weightedKappaByDefinition } from "./fixtures/by-definition";
import { figureOf } from "./fixtures/read-estimate";
import { gateAgreement } from "./gate-agreement";
import type { GateCell, GatePair } from "./gate-pairs";
import type { Rating } from "./rating";

const EXPECTED = resolve(import.meta.dirname, "../../../shared/data/expected-shared.json");
const Expected = z.object({
  "agent-as-a-judge/MetaGPT": z.object({
    judge_vs_human: z.object({
      tp: z.int(),
      fp: z.int(),
      fn: z.int(),
      tn: z.int(),
      accuracy: z.number(),
      cohen_kappa: z.number(),
      precision: z.number(),
      recall: z.number(),
      f1: z.number(),
    }),
  }),
});

test("ten labels by hand: shares, bias and kappa", () => {
  const found = gateAgreement(tenLabels(), { seed: 1 });

  expect(found).toMatchObject({ labels: 10, problems: 10 });
  expect(found.matrix).toEqual([
    [2, 0, 0, 0, 0],
    [0, 1, 1, 0, 0],
    [0, 0, 1, 0, 1],
    [0, 0, 0, 1, 0],
    [0, 0, 0, 1, 2],
  ]);
  expect(figureOf(found.exact)).toBeCloseTo(0.7, 12);
  expect(figureOf(found.error)).toBeCloseTo(0.3, 12);
  expect(figureOf(found.withinOne)).toBeCloseTo(0.9, 12);
  // One gate up, two up, one down.
  expect(figureOf(found.bias)).toBeCloseTo(0.2, 12);
  // Squares seen: (1 + 4 + 1) / 10. By chance: the variances 2.29 and 2.21, and the square of the bias.
  expect(figureOf(found.kappa)).toBeCloseTo(1 - 0.6 / (2.29 + 2.21 + 0.04), 12);
});

test("what the judge says of each gate, by hand", () => {
  const { stopsAt } = gateAgreement(tenLabels(), { seed: 1 });

  expect(stopsAt.map(({ gate, judged, given }) => [gate, judged, given])).toEqual([
    [1, 2, 2],
    [2, 1, 2],
    [3, 2, 2],
    [4, 2, 1],
    [5, 3, 3],
  ]);
  expect(stopsAt.map(({ precision }) => figureOf(precision))).toEqual([1, 1, 0.5, 0.5, 2 / 3]);
  expect(stopsAt.map(({ recall }) => figureOf(recall))).toEqual([1, 0.5, 0.5, 1, 2 / 3]);
  expect(stopsAt.map(({ f1 }) => figureOf(f1))).toEqual([1, 2 / 3, 0.5, 2 / 3, 2 / 3]);
});

test("a gate that few labels have is too few, one that nobody has is nothing, and both say so", () => {
  const found = gateAgreement(
    givenLabels(30, ({ at }) => ({ judge: at % 2 ? 5 : 4, human: at < 3 ? 1 : 5 })),
    {
      seed: 1,
    },
  );

  expect(found.stopsAt[4]?.precision).toMatchObject({ kind: "estimated", n: 15 });
  expect(found.stopsAt[0]).toMatchObject({
    recall: { kind: "too_few", n: 3, reason: expect.stringContaining("3 of at least 10 labels") },
    precision: { kind: "undefined", reason: "The judge never says that a trajectory stops at gate 1." },
    f1: { kind: "too_few", n: 3 },
  });
  expect(found.stopsAt[1]).toMatchObject({
    f1: { kind: "undefined", n: 0, reason: "Neither the judge nor people say that a trajectory stops at gate 2." },
  });
});

test("the F1 of a gate that only few problems have is too few, as its precision and recall are", () => {
  // Gate 2 in 6 of 66 problems, where both say it twice, and the judge once more in one of them.
  const rare = Array.from({ length: 6 }, (_, at): GateCell => ({ problem: `${at}`, judge: 2, human: 2, count: 2 }));
  const common = Array.from(
    { length: 60 },
    (_, at): GateCell => ({
      ...{ problem: `common ${at}`, judge: 5, human: at % 3 ? 5 : 4, count: 1 },
    }),
  );

  const found = gateAgreement([...rare, { problem: "0", judge: 2, human: 3, count: 1 }, ...common], { seed: 1 });

  const few = { reason: expect.stringContaining("6 of at least 10 problems"), few: { of: "clusters", count: 6 } };
  const scores = found.stopsAt[1];
  expect(scores?.precision).toMatchObject({ kind: "too_few", value: 12 / 13, n: 13, clusters: 6, ...few });
  expect(scores?.recall).toMatchObject({ kind: "too_few", value: 1, n: 12, clusters: 6, ...few });
  expect(scores?.f1).toMatchObject({ kind: "too_few", value: expect.closeTo(24 / 25, 12), n: 13, clusters: 6, ...few });
  expect(found.kappa).toMatchObject({ kind: "estimated", clusters: 66 });
});

test("an F1 of 1 is not certain: 12 problems of one label each leave room down to 0.832", () => {
  const found = gateAgreement(
    givenLabels(24, ({ at }) => (at < 12 ? { judge: 2, human: 2 } : { judge: 5, human: 4 })),
    { seed: 1 },
  );

  // Wilson's bound with Student's t of 11 degrees, 2.201: 12 ÷ (12 + 2.201²) = 0.712 of hits, and F1 = 2J ÷ (1 + J).
  expect(found.stopsAt[1]?.f1).toMatchObject({
    kind: "estimated",
    value: 1,
    n: 12,
    clusters: 12,
    interval: { low: expect.closeTo(0.832, 3), high: 1 },
  });
});

test.each([1, 2, 3])("kappa is that of the definition, and a count stands for as many labels, %i", (seed) => {
  const cells = randomCells(seed, 60, 3);
  const counted = cells.flatMap((cell) => Array<GateCell>(cell.count).fill({ ...cell, count: 1 }));

  const found = gateAgreement(cells, { seed });

  expect(figureOf(found.kappa)).toBeCloseTo(byDefinition(counted), 10);
  expect(gateAgreement(counted, { seed })).toEqual(found);
  expect(figureOf(found.exact) + figureOf(found.error)).toBeCloseTo(1, 12);
});

test("intervals widen when the labels of a problem are alike, and hold the value", () => {
  const rng = createRng(3, "alike");
  const draws = Array.from({ length: 40 }, () => ({ judge: rng.pick(GATES), human: rng.pick(GATES) }));
  const together = draws.map((draw, problem): GateCell => ({ ...draw, problem: String(problem), count: 5 }));
  const apart = together.flatMap((cell) =>
    Array.from({ length: 5 }, (_, copy): GateCell => ({ ...cell, problem: `${cell.problem} ${copy}`, count: 1 })),
  );

  const alike = gateAgreement(together, { seed: 1 });
  const alone = gateAgreement(apart, { seed: 1 });

  for (const figure of ["kappa", "bias", "error", "withinOne"] as const) {
    expect(widthOf(alike[figure]) / widthOf(alone[figure])).toBeGreaterThan(1.8);
  }
});

test("the same seed gives the same intervals", () => {
  const cells = randomCells(8, 40, 3);
  const [one, same, other] = [1, 1, 2].map((seed) => gateAgreement(cells, { seed }));

  expect(one).toEqual(same);
  expect(one?.kappa).not.toEqual(other?.kappa);
});

test("no label gives no figure, and a count that is no count is refused", () => {
  const found = gateAgreement([], { seed: 1 });

  expect(found).toMatchObject({ labels: 0, kappa: { kind: "undefined" }, error: { kind: "undefined" } });
  expect(found.matrix).toHaveLength(5);
  expect(() => gateAgreement([{ problem: "p", judge: 1, human: 1, count: 0.5 }], { seed: 1 })).toThrow(RangeError);
});

test("ten thousand labels have an interval", () => {
  const cells = randomCells(9, 5_000, 3);

  const found = gateAgreement(cells, { seed: 1 });

  expect(found.labels).toBeGreaterThan(9_000);
  expect(found.kappa).toMatchObject({ kind: "estimated" });
});

test.skipIf(!existsSync(EXPECTED))("a public judge of two answers, as gates 1 and 5, has its known scores", () => {
  const wanted = Expected.parse(JSON.parse(readFileSync(EXPECTED, "utf8")))["agent-as-a-judge/MetaGPT"].judge_vs_human;
  const cells = [
    { judge: 5, human: 5, count: wanted.tp },
    { judge: 5, human: 1, count: wanted.fp },
    { judge: 1, human: 5, count: wanted.fn },
    { judge: 1, human: 1, count: wanted.tn },
  ] as const;

  const found = gateAgreement(
    cells.map((cell) => ({ ...cell, problem: "all" })),
    { seed: 1 },
  );

  expect(figureOf(found.exact)).toBeCloseTo(wanted.accuracy, 12);
  expect(figureOf(found.kappa)).toBeCloseTo(wanted.cohen_kappa, 12);
  const scores = found.stopsAt[4];
  expect(figureOf(scores?.precision)).toBeCloseTo(wanted.precision, 12);
  expect(figureOf(scores?.recall)).toBeCloseTo(wanted.recall, 12);
  expect(figureOf(scores?.f1)).toBeCloseTo(wanted.f1, 12);
});

/** Human gate first; one problem each. */
function tenLabels(): GateCell[] {
  const gates = ["11", "11", "22", "23", "33", "35", "44", "54", "55", "55"];

  return givenLabels(gates.length, ({ at }) => {
    const [human = 1, judge = 1] = [...(gates[at] ?? "")].map((digit) => GATES.find((gate) => gate === Number(digit)));
    return { human, judge };
  });
}

function givenLabels(count: number, gatesOf: (label: { readonly at: number }) => GatePair): GateCell[] {
  return Array.from({ length: count }, (_, at) => ({ ...gatesOf({ at }), problem: String(at), count: 1 }));
}

function randomCells(seed: number, count: number, most: number): GateCell[] {
  const rng = createRng(seed, "cells");

  return Array.from({ length: count }, () => {
    const human = rng.pick(GATES);
    const judge = rng.chance(0.6) ? human : rng.pick(GATES);
    return { problem: String(rng.between(1, 400)), human, judge, count: rng.between(1, most) };
  });
}

function byDefinition(cells: readonly GateCell[]): number {
  const ratings = cells.flatMap(({ judge, human }, item): Rating[] => [
    { item: String(item), rater: "human", value: String(human) },
    { item: String(item), rater: "judge", value: String(judge) },
  ]);

  return weightedKappaByDefinition(ratings, ["human", "judge"], (distance) => distance ** 2);
}

function widthOf(estimate: ReturnType<typeof gateAgreement>["kappa"]): number {
  if (estimate.kind !== "estimated") throw new Error(`There is no interval: ${estimate.reason}`);

  expect(estimate.interval.low).toBeLessThanOrEqual(estimate.value);
  expect(estimate.interval.high).toBeGreaterThanOrEqual(estimate.value);
  return estimate.interval.high - estimate.interval.low;
}
