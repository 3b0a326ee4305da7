import { expect, test } from "vitest";
import { createRng } from "@/lib/demo/rng";
import { auditCorpus, type CorpusShape, sampler } from "./fixtures/audit-corpus";
import { stratifiedEstimate } from "./stratified-estimate";
import { labelsOf, type Stratum } from "./stratum";
import type { DrawUnit } from "./stratum-parts";
import { wilsonInterval } from "./wilson";

const RUNS = 1_000;

interface Scenario extends CorpusShape {
  readonly labels: number;
  /** equal: as many from each stratum; root: by the root of its size; risky: three times as many where errors are. */
  readonly allocation: "equal" | "root" | "risky";
  readonly drawnBy: DrawUnit;
}

const SCENARIOS = [
  { strata: 12, size: 3_000, rate: 0.02, labels: 400, allocation: "root", likeness: 0, drawnBy: "trajectory" },
  { strata: 12, size: 3_000, rate: 0.1, labels: 200, allocation: "equal", likeness: 0, drawnBy: "trajectory" },
  { strata: 12, size: 100_000, rate: 0.4, labels: 300, allocation: "risky", likeness: 0, drawnBy: "trajectory" },
  { strata: 30, size: 3_000, rate: 0.05, labels: 600, allocation: "risky", likeness: 0.4, drawnBy: "trajectory" },
  { strata: 30, size: 100_000, rate: 0.02, labels: 600, allocation: "equal", likeness: 0, drawnBy: "trajectory" },
  { strata: 60, size: 3_000, rate: 0.4, labels: 300, allocation: "equal", likeness: 0.4, drawnBy: "trajectory" },
  { strata: 60, size: 100_000, rate: 0.02, labels: 800, allocation: "root", likeness: 0.4, drawnBy: "trajectory" },
  { strata: 60, size: 100_000, rate: 0.1, labels: 400, allocation: "risky", likeness: 0.4, drawnBy: "trajectory" },
  { strata: 12, size: 3_000, rate: 0.4, labels: 400, allocation: "root", likeness: 0.4, drawnBy: "problem" },
  { strata: 12, size: 100_000, rate: 0.1, labels: 500, allocation: "risky", likeness: 0.2, drawnBy: "problem" },
  { strata: 30, size: 3_000, rate: 0.1, labels: 600, allocation: "equal", likeness: 0.2, drawnBy: "problem" },
  { strata: 30, size: 100_000, rate: 0.02, labels: 1_200, allocation: "root", likeness: 0.2, drawnBy: "problem" },
  { strata: 60, size: 100_000, rate: 0.4, labels: 900, allocation: "risky", likeness: 0.4, drawnBy: "problem" },
] as const satisfies readonly Scenario[];

test.each(SCENARIOS)(
  "of 1,000 samples, 93 to 97 in 100 intervals hold the rate of the corpus: $strata strata, $size trajectories, rate $rate, $labels labels, $allocation, likeness $likeness by $drawnBy",
  (scenario) => {
    const { share, mean, rate } = coverage(scenario, (strata) => {
      const { estimate } = stratifiedEstimate(strata, scenario.drawnBy);
      if (estimate.kind !== "estimated") throw new Error(estimate.reason);

      return { ...estimate.interval, value: estimate.value };
    });

    expect(share).toBeGreaterThanOrEqual(0.93);
    expect(share).toBeLessThanOrEqual(0.97);
    // Whole problems make each stratum a ratio of two random numbers, which is off by a little.
    expect(Math.abs(mean / rate - 1)).toBeLessThan(0.03);
  },
);

test("the same simulation finds intervals that drop the weights out: few of them hold the rate", () => {
  const { share } = coverage(SCENARIOS[2], (strata) => {
    const labels = strata.map(labelsOf);
    const labelled = labels.reduce((total, stratum) => total + stratum.labelled, 0);
    const value = labels.reduce((total, stratum) => total + stratum.errors, 0) / labelled;
    return { ...wilsonInterval(value, labelled), value };
  });

  expect(share).toBeLessThan(0.5);
});

test("the same simulation finds intervals out that take the labels of a problem for draws of their own", () => {
  const { share } = coverage(SCENARIOS[12], (strata) => {
    const { estimate } = stratifiedEstimate(strata, "trajectory");
    if (estimate.kind !== "estimated") throw new Error(estimate.reason);

    return { ...estimate.interval, value: estimate.value };
  });

  expect(share).toBeLessThan(0.9);
});

interface Found {
  readonly low: number;
  readonly high: number;
  readonly value: number;
}

function coverage(scenario: Scenario, estimate: (strata: readonly Stratum[]) => Found) {
  const rng = createRng(7, JSON.stringify(scenario));
  const corpus = auditCorpus(rng, scenario);
  const samplers = corpus.strata.map((stratum) => sampler(stratum, scenario.drawnBy));
  const weights = corpus.strata.map(({ size }, at) => weightOf(scenario, size, at));
  const all = weights.reduce((total, weight) => total + weight, 0);
  let held = 0;
  let total = 0;

  for (let run = 0; run < RUNS; run += 1) {
    const { low, high, value } = estimate(
      samplers.map((draw, at) => draw(rng, Math.max(3, Math.round((scenario.labels * (weights[at] ?? 0)) / all)))),
    );
    if (low <= corpus.rate && corpus.rate <= high) held += 1;
    total += value;
  }
  return { share: held / RUNS, mean: total / RUNS, rate: corpus.rate };
}

function weightOf({ allocation, strata }: Scenario, size: number, at: number): number {
  switch (allocation) {
    case "equal":
      return 1;
    case "root":
      return Math.sqrt(size);
    case "risky":
      return Math.sqrt(size) * (at > strata / 2 ? 3 : 1);
  }
}
