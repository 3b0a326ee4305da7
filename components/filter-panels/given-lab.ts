import { givenCorpus } from "@/components/trajectory-list/given-trajectory-row";
import type { Estimate } from "@/lib/contract/queues";
import type { FilterCurve, FilterGrid, PairedFlips } from "@/lib/contract/what-if";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import type { LabScope } from "./lab-scope";

export function givenScope(facts: Partial<LabScope> = {}): LabScope {
  return {
    corpus: givenCorpus(),
    base: { name: "defaults-1", thresholds: DEFAULT_THRESHOLDS },
    thresholds: DEFAULT_THRESHOLDS,
    labels: "blind",
    ...facts,
  };
}

/** An estimate with a half width. */
export const givenEstimate = (value: number, half = 0.02, n = 400): Estimate => ({
  value,
  low: Math.max(0, value - half),
  high: Math.min(1, value + half),
  n,
});

export const NO_LABELS: Estimate = { value: null, reason: "No label in this corpus.", n: 0 };

/** Labels of as many problems that come to agree with people, and to differ; `p` is that of nobody's test. */
export function givenPaired(gained: number, lost: number, p = 1): PairedFlips {
  return { gained, lost, by: "problem", up: gained, down: lost, agents: 12, p };
}

/** Precision rises and recall falls from 0.5 to 1, far beyond their intervals. */
export function givenCurve(facts: Partial<FilterCurve> = {}): FilterCurve {
  return {
    along: "agenticShare",
    ...{ labels: "blind", notBlind: 0, unsettled: 0, n: 400 },
    points: Array.from({ length: 11 }, (_, step) => ({
      at: Number((0.5 + step * 0.05).toFixed(2)),
      precision: givenEstimate(0.7 + step * 0.025),
      recall: givenEstimate(0.98 - step * step * 0.006),
      f1: givenEstimate(0.85 - Math.abs(step - 3) * 0.03),
      calledAgentic: 12_000 - step * 700,
      isCurrent: step === 6,
      paired: step === 6 ? null : { ...givenPaired(2, 1), holmP: 1 },
    })),
    off: null,
    ...facts,
  };
}

/** Two bands of the coefficient; agentic are as many in the one as in the other. */
export function givenGrid(facts: Partial<FilterGrid> = {}): FilterGrid {
  const cell = (richness: number | null, coefficient: number | null, [count, agentic]: readonly [number, number]) => ({
    richness,
    coefficient,
    count,
    agentic,
    labelled: 10,
    labelledAgentic: 6,
    filter: `richness_share:${richness ?? "none"} score:${coefficient ?? "none"}`,
  });

  return {
    coefficients: [
      { from: 0.3, to: 0.65, agentic: givenEstimate(0.4, 0.03, 1000) },
      { from: 0.65, to: 1, agentic: givenEstimate(0.4, 0.03, 1000) },
    ],
    cells: [
      cell(9, 0, [400, 400]),
      cell(9, 1, [380, 380]),
      cell(8, 1, [30, 24]),
      cell(5, 1, [0, 0]),
      cell(1, 0, [600, 0]),
      cell(1, 1, [590, 0]),
      cell(null, null, [7, 0]),
    ],
    difference: { value: 0, low: -0.04, high: 0.04, n: 1000 },
    ...facts,
  };
}
