interface OpenCounts {
  readonly rollouts: number;
  /** Of them those that nobody scored and that the rules cannot decide, where they decided others. */
  readonly open: number;
}

/** Of runs that are compared. */
export const OPEN_DIFFERENCE = "A difference may come from what is not scored.";

/** Of a run some of whose rollouts are open: one more success widens the headroom or narrows it. */
export const OPEN_HEADROOM = "Headroom may be less or more once all is scored.";

/** Whether there is neither a success rate nor a pass@k: no rollout is known to have succeeded, and most are open. */
export function isTooOpen({ rollouts, successes, open }: OpenCounts & { readonly successes: number }): boolean {
  return successes === 0 && open * 2 > rollouts;
}

/** Why a success rate or a pass@k is the least that it can be; undefined where it is not. */
export function atLeastWords(counts: OpenCounts): string | undefined {
  return counts.open === 0 ? undefined : `At least, not exactly: ${undecidedWords(counts)}`;
}

/** Why there is neither of both where too many are open. */
export function tooOpenWords(counts: OpenCounts): string {
  return `There is too little to measure: no rollout is known to have succeeded, and ${undecidedWords(counts)}`;
}

function undecidedWords({ rollouts, open }: OpenCounts): string {
  const count = (amount: number) => amount.toLocaleString("en");

  return `the rules cannot tell of ${count(open)} of ${count(rollouts)} rollout${rollouts === 1 ? "" : "s"}. A catalogue of the shop with embeddings of the titles may decide them.`;
}
