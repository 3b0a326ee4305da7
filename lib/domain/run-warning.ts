import { atLeastWords } from "./open-words";

interface RunCounts {
  readonly rollouts: number;
  /** Of them those that nobody scored and that the rules cannot decide, where they decided others. */
  readonly open: number;
  readonly problems: number;
  /** Of them those of which nothing was scored. */
  readonly unscoredProblems: number;
}

/** What to know of a run before its figures are compared: what the rules leave open of it, else what its source left out. */
export function runWarning({ problems, unscoredProblems, ...counts }: RunCounts): string | undefined {
  if (counts.open > 0 || unscoredProblems === 0) return atLeastWords(counts);

  return `Nothing is scored of ${unscoredProblems.toLocaleString("en")} of ${problems.toLocaleString("en")} problem${problems === 1 ? "" : "s"}; in its figures they have failed.`;
}
