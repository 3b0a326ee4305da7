import { setImmediate } from "node:timers/promises";
import { type BaselineComparison, compareWithBaseline } from "@/lib/stats/compare-with-baseline";
import type { Estimate } from "@/lib/stats/estimate";
import { headroom } from "@/lib/stats/headroom";
import { type CurvePoint, type ProblemTries, passCurve } from "@/lib/stats/pass-curve";

export interface FiguresInput {
  /** Rollouts of each run by problem; the first run is the baseline. */
  readonly runs: readonly (readonly ProblemTries[])[];
  readonly k: number;
  /** The problems of each slice. */
  readonly slices: readonly (readonly string[])[];
  readonly seed: number;
}

export interface SliceFigures {
  readonly problems: number;
  readonly passAt1: Estimate;
  readonly passAtK: Estimate;
}

export interface ComparisonFigures {
  readonly runs: readonly { readonly points: readonly CurvePoint[]; readonly headroom: Estimate }[];
  /** By slice, then by run; undefined where the run tried none of it. */
  readonly slices: readonly (readonly (SliceFigures | undefined)[])[];
  /** Of each run but the first. */
  readonly comparisons: readonly BaselineComparison[];
}

/**
 * Everything of a comparison that is resampled: curves to k, headroom, slices, and each run against the first. Other
 * requests are answered between the parts, each of which takes a tenth of a second at most for 1,000 problems.
 */
export async function comparisonFigures({ runs, k, slices, seed }: FiguresInput): Promise<ComparisonFigures> {
  const ks = Array.from({ length: k }, (_, at) => at + 1);
  const [baseline = [], ...others] = runs;

  const ofRuns: ComparisonFigures["runs"][number][] = [];
  for (const tries of runs) {
    ofRuns.push({ points: passCurve(tries, { ks, seed }), headroom: headroom(tries, { k, seed }) });
    await setImmediate();
  }
  const ofSlices: (SliceFigures | undefined)[][] = [];
  for (const problems of slices) {
    const ofSlice = new Set(problems);
    const figures: (SliceFigures | undefined)[] = [];
    for (const tries of runs) {
      const held = tries.filter(({ problem }) => ofSlice.has(problem));
      figures.push(sliceFigures(held, k, seed));
      await setImmediate();
    }
    ofSlices.push(figures);
  }
  const comparisons = others.length === 0 ? [] : compareWithBaseline(baseline, others, seed);

  return { runs: ofRuns, slices: ofSlices, comparisons };
}

function sliceFigures(tries: readonly ProblemTries[], k: number, seed: number): SliceFigures | undefined {
  if (tries.length === 0) return undefined;
  const [one, last = one] = passCurve(tries, { ks: k === 1 ? [1] : [1, k], seed });
  if (one === undefined || last === undefined) return undefined;

  return { problems: tries.length, passAt1: one.passAtK, passAtK: last.passAtK };
}
