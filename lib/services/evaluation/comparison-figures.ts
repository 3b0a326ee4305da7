import { type BaselineComparison, compareWithBaseline } from "@/lib/stats/compare-with-baseline";
import type { Estimate } from "@/lib/stats/estimate";
import { headroom } from "@/lib/stats/headroom";
import { type CurvePoint, type ProblemTries, passCurve } from "@/lib/stats/pass-curve";

/** Plain values only, so that it can be handed to another thread. */
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

/** Everything of a comparison that is resampled: curves to k, headroom, slices, and each run against the first. */
export function comparisonFigures({ runs, k, slices, seed }: FiguresInput): ComparisonFigures {
  const ks = Array.from({ length: k }, (_, at) => at + 1);
  const [baseline = [], ...others] = runs;

  return {
    runs: runs.map((tries) => ({ points: passCurve(tries, { ks, seed }), headroom: headroom(tries, { k, seed }) })),
    slices: slices.map((problems) => {
      const ofSlice = new Set(problems);
      return runs.map((tries) =>
        sliceFigures(
          tries.filter(({ problem }) => ofSlice.has(problem)),
          k,
          seed,
        ),
      );
    }),
    comparisons: others.length === 0 ? [] : compareWithBaseline(baseline, others, seed),
  };
}

function sliceFigures(tries: readonly ProblemTries[], k: number, seed: number): SliceFigures | undefined {
  if (tries.length === 0) return undefined;
  const [one, last = one] = passCurve(tries, { ks: k === 1 ? [1] : [1, k], seed });
  if (one === undefined || last === undefined) return undefined;

  return { problems: tries.length, passAt1: one.passAtK, passAtK: last.passAtK };
}
