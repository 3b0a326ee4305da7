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

export interface SlicesInput extends Pick<FiguresInput, "k" | "seed"> {
  /** Rollouts by problem, of each slice and then of each run; undefined where nothing can be measured. */
  readonly slices: readonly (readonly (readonly ProblemTries[] | undefined)[])[];
}

export interface SliceFigures {
  readonly passAt1: Estimate;
  readonly passAtK: Estimate;
  /** Undefined where no problem of it has k rollouts. */
  readonly headroom: number | undefined;
}

/** By slice, then by run. */
export function sliceFigures({ k, slices, seed }: SlicesInput): readonly (readonly (SliceFigures | undefined)[])[] {
  return slices.map((runs) => runs.map((tries) => tries && figuresOf(tries, k, seed)));
}

function figuresOf(tries: readonly ProblemTries[], k: number, seed: number): SliceFigures | undefined {
  const [one, last = one] = passCurve(tries, { ks: k === 1 ? [1] : [1, k], seed });
  if (one === undefined || last === undefined) return undefined;

  return { passAt1: one.passAtK, passAtK: last.passAtK, headroom: meanHeadroom(tries, k) };
}

/** Each run but the first against the first. */
export function pairedFigures({ runs, seed }: Omit<FiguresInput, "k">): readonly BaselineComparison[] {
  const [baseline = [], ...others] = runs;

  return others.length === 0 ? [] : compareWithBaseline(baseline, others, seed);
}
