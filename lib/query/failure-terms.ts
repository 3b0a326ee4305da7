/** Filter terms of the failures that are no answer of the scorer. A run that crashed may have succeeded before. */
export const FAILURE_TERMS = {
  crashed: "status:failed -outcome:success",
  timedOut: "status:timed_out -outcome:success",
  unscored: "outcome:unscored",
} as const;
