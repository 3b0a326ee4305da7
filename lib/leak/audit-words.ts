/** What clusters that are behind mean for an audit. */
export const LAG_WORDS = {
  measures:
    "Trajectories of this corpus are still being measured, and the leak clusters follow. Until then more may leak than the audit finds, and no release is built.",
  clusters:
    "The leak clusters of this corpus are behind: what came or was decided since joins nothing yet. Until they are made, more may leak than the audit finds, and no release is built.",
} as const;

/** Which rows count in the audit of a split. */
export const SPLIT_AUDIT_COUNTS =
  "Every approved row counts here as shipped; a release’s audit counts only the rows of the release so, and against them every approved row of the other pools.";

/** Which rows count in the audit of a release. */
export const RELEASE_AUDIT_COUNTS =
  "Of each pool the rows that it holds count, and against them every approved row of the other pools, as in the split’s audit.";
