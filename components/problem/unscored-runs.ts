import type { MatrixSummary } from "@/lib/contract/problems";

/** Ids of the runs of which nothing was scored: what is not known is no failure. */
export function unscoredRuns({ runs }: Pick<MatrixSummary, "runs">): ReadonlySet<string> {
  return new Set(runs.flatMap(({ id, isScored }) => (isScored ? [] : [id])));
}

/** Whether anything is known of these runs; of none there is nothing to know. */
export function isAnyScored(summary: Pick<MatrixSummary, "runs">, runs: readonly { readonly id: string }[]): boolean {
  const unscored = unscoredRuns(summary);

  return runs.length === 0 || runs.some(({ id }) => !unscored.has(id));
}
