/** Rollouts of one problem in one run, with what tells them apart; or of so many problems with the same counts. */
export interface RolloutGroup {
  readonly problem: string;
  readonly run: string;
  readonly rollouts: number;
  readonly successes: number;
  /** Different trial ids among them: trial numbers or ids that the source gave. */
  readonly trialIds: number;
  /** By their trial numbers every failure came before every success. */
  readonly isRising: boolean;
  /** By default 1. */
  readonly problems?: number;
}

/** Attempts that are independent look so much like carried-forward ones with less than this chance. */
const LEAST_CHANCE = 1e-6;

/**
 * Why the rollouts cannot be taken as independent trials, which pass@k and pass^k are about; undefined when they can.
 *
 * Two rollouts of a problem that nothing tells apart may be one trial twice. Attempts that are cumulative, as those of
 * Reflexion, never fail once they have succeeded. Were they independent, the failures of a problem would all come first
 * with chance 1 ÷ C(n, c), and in all problems with the product of these.
 *
 * @returns a sentence for the reader
 */
export function whyNotTrials(groups: readonly RolloutGroup[]): string | undefined {
  const unnamed = groups.find(({ rollouts, trialIds }) => trialIds < rollouts && rollouts > 1);
  if (unnamed !== undefined) {
    const { problem, run, rollouts, trialIds } = unnamed;
    return `${rollouts} trajectories of “${problem}” in the run “${run}” have ${trialIds} trial ids, so they cannot be counted as independent trials: pass@k needs a trial number, or an id of its own, for each.`;
  }

  const mixed = groups.filter(({ rollouts, successes }) => successes > 0 && successes < rollouts);
  // Few runs are cumulative, and only of those the chance is asked.
  if (mixed.length === 0 || !mixed.every(({ isRising }) => isRising)) return undefined;
  const logChance = mixed.reduce(
    (sum, { rollouts, successes, problems = 1 }) => sum - problems * logWays(rollouts, successes),
    0,
  );
  if (logChance > Math.log(LEAST_CHANCE)) return undefined;

  const count = mixed.reduce((sum, { problems = 1 }) => sum + problems, 0);
  const all = count === 1 ? "the one problem" : `all ${count} problems`;
  return `In ${all} with both outcomes no attempt fails once one has succeeded: the attempts are cumulative, each knows the ones before, and pass@k is about independent trials.`;
}

function logWays(rollouts: number, successes: number): number {
  let log = 0;
  for (let at = 1; at <= successes; at += 1) log += Math.log((rollouts - successes + at) / at);

  return log;
}
