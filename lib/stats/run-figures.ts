import type { Estimate } from "./estimate";
import { headroom } from "./headroom";
import { type ProblemTries, passCurve } from "./pass-curve";
import { countParts, countRecoverable } from "./problem-cells";
import { successRate } from "./success-rate";

/** The rollouts of one run; undefined where its attempts are no independent trials: then nothing is said of it. */
export type RunTries = readonly ProblemTries[] | undefined;

export interface RunFigures {
  readonly asr: Estimate;
  readonly passAt1: Estimate;
  readonly passAtK: Estimate;
  readonly headroom: Estimate;
  /** Problems with fewer than k rollouts. */
  readonly tooFew: number;
  /** Problems of which all rollouts succeed, some of them, none. */
  readonly parts: ReturnType<typeof countParts>;
  /** Problems that make up the headroom. */
  readonly recoverable: number;
}

/**
 * What a list says of each run, with intervals. Attempts that know the ones before, or that nothing tells apart, are as
 * little a sample of rollouts as they are trials: the success rate has no interval then either.
 */
export function runFigures(
  runs: readonly RunTries[],
  { k, seed }: { readonly k: number; readonly seed: number },
): readonly (RunFigures | undefined)[] {
  return runs.map((tries) => {
    const pass = tries && passFigures(tries, { k, seed });
    if (tries === undefined || pass === undefined) return undefined;
    const [first] = tries;
    // The success rate is pass@1 there, and is not resampled twice.
    const isEven = tries.every(({ rollouts }) => rollouts === first?.rollouts);

    return { asr: isEven ? pass.passAt1 : successRate(tries, seed), ...pass };
  });
}

function passFigures(
  tries: readonly ProblemTries[],
  { k, seed }: { readonly k: number; readonly seed: number },
): Omit<RunFigures, "asr"> | undefined {
  const [first, last] = passCurve(tries, { ks: k === 1 ? [1] : [1, k], seed });
  if (first === undefined) return undefined;
  const atK = last ?? first;

  return {
    passAt1: first.passAtK,
    passAtK: atK.passAtK,
    headroom: headroom(tries, { k, seed }),
    tooFew: atK.tooFew.length,
    parts: countParts(tries),
    recoverable: countRecoverable(tries, k),
  };
}
