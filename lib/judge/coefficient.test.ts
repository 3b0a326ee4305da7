import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { coefficientOfQuality, derivedTrajectoryCoefficient, scoreRun, shadowMultiplier } from "./coefficient";
import { roundHalfEven } from "./round-half-even";

const file = resolve(import.meta.dirname, "../../../shared/data/sn15/coefficient-table.json");
const hasFile = existsSync(file);
const Table = z.object({
  reasoning: z.array(z.object({ quality: z.number(), coefficient: z.number() })),
  shadow_richness: z.array(z.object({ richness: z.number(), multiplier: z.number() })),
});
const table = Table.parse(hasFile ? JSON.parse(readFileSync(file, "utf8")) : { reasoning: [], shadow_richness: [] });

describe.skipIf(!hasFile)("the shared table", () => {
  test.each(table.reasoning)("quality $quality is coefficient $coefficient", ({ quality, coefficient }) => {
    expect(coefficientOfQuality(quality)).toBe(coefficient);
  });

  test.each(table.shadow_richness)("richness $richness multiplies by $multiplier", ({ richness, multiplier }) => {
    expect(shadowMultiplier(richness)).toBe(multiplier);
  });
});

test.each([
  [0, 0.3],
  [0.1, 0.3875],
  [0.3, 0.5625],
  [0.5, 0.7375],
  [0.7, 0.9125],
  [0.75, 0.9562],
  [0.79, 0.9912],
  [0.8, 1],
  [0.9, 1],
])("quality %d is coefficient %d", (quality, coefficient) => {
  expect(coefficientOfQuality(quality)).toBe(coefficient);
});

// Printed by Python 3.12's round().
test.each([
  [0.03125, 4, 0.0312],
  [0.09375, 4, 0.0938],
  [0.15625, 4, 0.1562],
  [0.28125, 4, 0.2812],
  [0.71875, 4, 0.7188],
  [-0.03125, 4, -0.0312],
  [0.00005, 4, 0.0001],
  [2.675, 2, 2.67],
  [2.5, 0, 2],
  [3.5, 0, 4],
  [0.125, 2, 0.12],
])("%d to %d digits is %d, as in Python", (value, digits, rounded) => {
  expect(roundHalfEven(value, digits)).toBe(rounded);
});

describe("a run", () => {
  test("is scored by the mean of what was judged; failures are counted apart and are no zeros", () => {
    expect(scoreRun({ scores: [0.9, 0.5, null, 0.3, null], successRate: 0.4, richness: [1, 0.5, null] })).toEqual({
      quality: 0.5667,
      judged: 3,
      leftOut: 2,
      coefficient: 0.7959,
      finalScore: 0.3184,
      richness: 0.75,
      shadowScore: 0.33,
    });
  });

  test("a zero that a judge gave counts", () => {
    expect(scoreRun({ scores: [0, 0.9], successRate: 1, richness: [] })).toMatchObject({ quality: 0.45, judged: 2 });
  });

  test("without a judgement or an outcome has no score rather than a zero", () => {
    expect(scoreRun({ scores: [null], successRate: 0.5, richness: [null] })).toEqual({
      quality: undefined,
      judged: 0,
      leftOut: 1,
      coefficient: undefined,
      finalScore: undefined,
      richness: undefined,
      shadowScore: undefined,
    });
    expect(scoreRun({ scores: [0.7], successRate: undefined, richness: [1] })).toMatchObject({
      coefficient: 0.9125,
      finalScore: undefined,
      shadowScore: undefined,
    });
  });
});

test("the five values of the judge are five derived coefficients of a trajectory", () => {
  expect([0.1, 0.3, 0.5, 0.7, 0.9].map(derivedTrajectoryCoefficient)).toEqual([0.3875, 0.5625, 0.7375, 0.9125, 1]);
});
