/** What clusters that are behind mean for an audit. */
export const LAG_WORDS = {
  measures:
    "Trajectories of this corpus are still being measured, and the leak clusters follow. Until then more may leak than the audit finds, and no release is built.",
  clusters:
    "The leak clusters of this corpus are behind: what came or was decided since joins nothing yet. Until they are made, more may leak than the audit finds, and no release is built.",
} as const;

/** Which rows count in the audit of a split. */
export const SPLIT_AUDIT_COUNTS =
  "Every approved row counts here as shipped. In a release’s audit only the rows of the release do, and against them all that the split has in the other pools: every problem, with every approved row.";

/** Which rows count in the audit of a release. */
export const RELEASE_AUDIT_COUNTS =
  "The rows of the release count, and against them all that the split has in the other pools: every problem, with every approved row.";
