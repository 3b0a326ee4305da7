import { type BaselineComparison, compareWithBaseline } from "@/lib/stats/compare-with-baseline";
import type { Estimate } from "@/lib/stats/estimate";
import { headroom, meanHeadroom } from "@/lib/stats/headroom";
import { type CurvePoint, type ProblemTries, passCurve } from "@/lib/stats/pass-curve";

export interface FiguresInput {
  /** Rollouts of each run by problem. */
  readonly runs: readonly (readonly ProblemTries[])[];
  readonly k: number;
  readonly seed: number;
}

export interface CurveFigures {
  readonly points: readonly CurvePoint[];
  readonly headroom: Estimate;
}

/** The curve of each run to k, and its headroom. */
export function curveFigures({ runs, k, seed }: FiguresInput): readonly CurveFigures[] {
  const ks = Array.from({ length: k }, (_, at) => at + 1);

  return runs.map((tries) => ({ points: passCurve(tries, { ks, seed }), headroom: headroom(tries, { k, seed }) }));
}

export interface SlicesInput extends FiguresInput {
  /** The problems of each slice. */
  readonly slices: readonly (readonly string[])[];
}

export interface SliceFigures {
  readonly problems: number;
  readonly passAt1: Estimate;
  readonly passAtK: Estimate;
  /** Undefined where no problem of it has k rollouts. */
  readonly headroom: number | undefined;
}

/** By slice, then by run; undefined where the run tried none of it. */
export function sliceFigures({
  runs,
  k,
  slices,
  seed,
}: SlicesInput): readonly (readonly (SliceFigures | undefined)[])[] {
  return slices.map((problems) => {
    const ofSlice = new Set(problems);

    return runs.map((tries) =>
      figuresOf(
        tries.filter(({ problem }) => ofSlice.has(problem)),
        k,
        seed,
      ),
    );
  });
}

function figuresOf(tries: readonly ProblemTries[], k: number, seed: number): SliceFigures | undefined {
  if (tries.length === 0) return undefined;
  const [one, last = one] = passCurve(tries, { ks: k === 1 ? [1] : [1, k], seed });
  if (one === undefined || last === undefined) return undefined;

  return { problems: tries.length, passAt1: one.passAtK, passAtK: last.passAtK, headroom: meanHeadroom(tries, k) };
}

/** Each run but the first against the first. */
export function pairedFigures({ runs, seed }: Omit<FiguresInput, "k">): readonly BaselineComparison[] {
  const [baseline = [], ...others] = runs;

  return others.length === 0 ? [] : compareWithBaseline(baseline, others, seed);
}
