interface ScoredCounts {
  readonly rollouts: number;
  readonly unscored: number;
  /** Of the unscored those that neither crashed nor ran out of time. */
  readonly unmeasured: number;
}

/** Whether nothing was scored and not all crashed or ran out of time: then nobody knows what failed. */
export function isNothingScored(rows: readonly ScoredCounts[]): boolean {
  return rows.every(({ rollouts, unscored }) => unscored === rollouts) && rows.some(({ unmeasured }) => unmeasured > 0);
}
