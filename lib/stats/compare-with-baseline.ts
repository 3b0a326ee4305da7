import { holm } from "./holm";
import { holmLevels } from "./holm-level";
import { type PairedComparison, pairedComparison } from "./paired-comparison";
import type { ProblemTries } from "./pass-curve";
import { type Separation, separationOf } from "./separation";
import { MOST_P } from "./separation-side";

export interface BaselineComparison extends PairedComparison {
  /** `p` as one of all tests against this baseline (Holm). */
  readonly holmP: number;
  readonly separation: Separation;
}

/** Each of several runs against one baseline, `a`; with one run `holmP` is `p`. */
export function compareWithBaseline(
  baseline: readonly ProblemTries[],
  runs: readonly (readonly ProblemTries[])[],
  seed: number,
): readonly BaselineComparison[] {
  const compared = runs.map((run) => pairedComparison(baseline, run, seed));
  // Runs without a common problem were not tested, and must not weaken the tests that were made.
  const tested = compared.filter(({ common }) => common > 0);
  const pValues = tested.map(({ p }) => p);
  const [adjusted, levels] = [holm(pValues), holmLevels(pValues, MOST_P)];

  return compared.map((comparison) => {
    const place = tested.indexOf(comparison);
    const [holmP, level] = [adjusted[place] ?? comparison.p, levels[place] ?? MOST_P];
    const { differences, difference, wins, losses } = comparison;

    return {
      ...comparison,
      holmP,
      separation: separationOf({ differences, difference, wins, losses, p: holmP, level }),
    };
  });
}
