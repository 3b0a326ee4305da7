import type { Estimate } from "./estimate";
import { headroom } from "./headroom";
import { type ProblemTries, passCurve } from "./pass-curve";
import { successRate } from "./success-rate";

/** The rollouts of one run. */
export interface RunTries {
  readonly tries: readonly ProblemTries[];
  /** False where the attempts are no independent trials: then nothing is said of passing. */
  readonly areTrials: boolean;
}

export interface RunFigures {
  readonly asr: Estimate;
  readonly pass: RunPassFigures | undefined;
}

export interface RunPassFigures {
  readonly passAt1: Estimate;
  readonly passAtK: Estimate;
  readonly headroom: Estimate;
  /** Problems with fewer than k rollouts. */
  readonly tooFew: number;
}

/** What a list says of each run, with intervals. */
export function runFigures(
  runs: readonly RunTries[],
  { k, seed }: { readonly k: number; readonly seed: number },
): readonly RunFigures[] {
  return runs.map(({ tries, areTrials }) => {
    const pass = areTrials ? passFigures(tries, { k, seed }) : undefined;
    const [first] = tries;
    // The success rate is pass@1 there, and is not resampled twice.
    const isEven = tries.every(({ rollouts }) => rollouts === first?.rollouts);

    return { asr: pass !== undefined && isEven ? pass.passAt1 : successRate(tries, seed), pass };
  });
}

function passFigures(
  tries: readonly ProblemTries[],
  { k, seed }: { readonly k: number; readonly seed: number },
): RunPassFigures | undefined {
  const [first, last] = passCurve(tries, { ks: k === 1 ? [1] : [1, k], seed });
  if (first === undefined) return undefined;
  const atK = last ?? first;

  return {
    passAt1: first.passAtK,
    passAtK: atK.passAtK,
    headroom: headroom(tries, { k, seed }),
    tooFew: atK.tooFew.length,
  };
}
