import { isTooOpen, tooOpenWords } from "@/lib/domain/open-words";

/** Rollouts as far as they were scored. */
export interface ScoredCounts {
  readonly rollouts: number;
  readonly successes: number;
  readonly unscored: number;
  /** Of the unscored those that neither crashed nor ran out of time. */
  readonly unmeasured: number;
  /** Of these those of which the rules cannot tell: they are of a run of which the rules scored others. */
  readonly open: number;
}

/**
 * Why nobody knows what failed: nothing was scored and not all crashed or ran out of time, or no rollout succeeded and the
 * rules cannot tell of most. Undefined where what is not scored has failed (domain 2.1).
 */
export function whyUnknown(rows: readonly ScoredCounts[]): string | undefined {
  if (isNothingScored(rows)) return "Nothing was scored: there is nothing to measure.";
  const counts = { rollouts: sumOf(rows, "rollouts"), successes: sumOf(rows, "successes"), open: sumOf(rows, "open") };

  return isTooOpen(counts) ? tooOpenWords(counts) : undefined;
}

/**
 * Of how many rollouts nobody can tell whether they succeeded: of all where nothing was scored and not all crashed or ran
 * out of time, else of those that the rules leave open.
 */
export function unknownRollouts(rows: readonly ScoredCounts[]): number {
  return sumOf(rows, isNothingScored(rows) ? "rollouts" : "open");
}

/** Problems of a run, a row each, of which nobody can tell any rollout. */
export function countUnscored(rows: readonly ScoredCounts[]): number {
  return rows.filter((row) => unknownRollouts([row]) === row.rollouts).length;
}

function isNothingScored(rows: readonly ScoredCounts[]): boolean {
  return sumOf(rows, "unscored") === sumOf(rows, "rollouts") && sumOf(rows, "unmeasured") > 0;
}

function sumOf(rows: readonly ScoredCounts[], count: keyof ScoredCounts): number {
  return rows.reduce((sum, row) => sum + row[count], 0);
}
