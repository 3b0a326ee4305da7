import { expect, test } from "vitest";
import { createRng } from "@/lib/demo/rng";
import { createBinomial } from "./draw-binomial";

const DRAWS = 40_000;

test.each([
  [1, 0.5],
  [4, 0.1],
  [12, 0.3],
  [12, 0.93],
  [400, 0.02],
])("%i trials with chance %f: every count comes as often as the binomial law says", (trials, chance) => {
  const binomialOf = createBinomial(trials, createRng(7, `binomial ${trials} ${chance}`).next);
  const draw = binomialOf(Math.log(chance), Math.log(1 - chance));
  const counts = new Float64Array(trials + 1);

  for (let round = 0; round < DRAWS; round += 1) {
    const drawn = draw(trials);
    counts[drawn] = (counts[drawn] ?? 0) + 1;
  }

  for (const [successes, mass] of binomialMasses(trials, chance).entries()) {
    const wanted = mass * DRAWS;
    // Five standard deviations of a count; the seed is fixed, so this never fails by chance.
    expect(Math.abs((counts[successes] ?? 0) - wanted)).toBeLessThan(5 * Math.sqrt(wanted) + 1);
  }
});

test("many trials keep the mean and the spread of the law", () => {
  const trials = 200_000;
  const draw = createBinomial(trials, createRng(3, "many").next)(Math.log(0.3), Math.log(0.7));
  const drawn = Array.from({ length: 4_000 }, () => draw(trials));
  const mean = drawn.reduce((total, count) => total + count, 0) / drawn.length;
  const variance = drawn.reduce((total, count) => total + (count - mean) ** 2, 0) / drawn.length;

  expect(Math.abs(mean - 60_000)).toBeLessThan(15);
  expect(variance / (trials * 0.3 * 0.7)).toBeGreaterThan(0.9);
  expect(variance / (trials * 0.3 * 0.7)).toBeLessThan(1.1);
});

test("a certain and an impossible success leave nothing to chance", () => {
  const binomialOf = createBinomial(9, () => 0.999_999);

  expect(binomialOf(0, Number.NEGATIVE_INFINITY)(9)).toBe(9);
  expect(binomialOf(Number.NEGATIVE_INFINITY, 0)(9)).toBe(0);
  expect(binomialOf(Math.log(0.5), Math.log(0.5))(0)).toBe(0);
});

test("what one draw has worked out does not change the next one", () => {
  const many = createRng(11, "kept").next;
  const one = createRng(11, "kept").next;
  const [logChance, logRest] = [Math.log(0.3), Math.log(0.7)];
  const kept = createBinomial(500, many)(logChance, logRest);

  for (let round = 0; round < 3_000; round += 1) {
    const trials = 400 + (round % 100);
    expect(kept(trials)).toBe(createBinomial(500, one)(logChance, logRest)(trials));
  }
});

// A second try would find the memory of the first.
test("of a million trials little is kept, and what is not kept draws what is kept would", { retry: 0 }, () => {
  const [trials, draws] = [1_000_000, 2_000];
  const chance = [Math.log(0.5), Math.log(0.5)] as const;
  let uniform = 0.3;
  const full = createBinomial(trials, () => uniform)(...chance);
  const before = process.memoryUsage().arrayBuffers;

  for (let round = 0; round < draws; round += 1) full(trials - round);

  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(48e6);
  const roomy = createBinomial(trials, () => uniform)(...chance);
  const last = trials - draws + 1;
  roomy(last);
  for (let part = 0; part < 100; part += 1) {
    uniform = part / 100;
    expect(full(last)).toBe(roomy(last));
  }
});

/** By the recurrence of Pascal's triangle: another way than the sampler's factorials. */
function binomialMasses(trials: number, chance: number): number[] {
  let masses = [1];
  for (let trial = 0; trial < trials; trial += 1) {
    masses = Array.from(
      { length: masses.length + 1 },
      (_, successes) => (masses[successes] ?? 0) * (1 - chance) + (masses[successes - 1] ?? 0) * chance,
    );
  }

  return masses;
}
