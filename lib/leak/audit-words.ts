/** What clusters that are behind mean for an audit. */
export const LAG_WORDS = {
  measures:
    "Trajectories of this corpus are still being measured, and the leak clusters follow. Until then more may leak than the audit finds, and no release is built.",
  clusters:
    "The leak clusters of this corpus are behind: what came or was decided since joins nothing yet. Until they are made, more may leak than the audit finds, and no release is built.",
} as const;

/** Which rows count in the audit of a split. */
export const SPLIT_AUDIT_COUNTS =
  "Every approved row counts here as shipped; a release’s audit counts, of the pools that it ships, only the rows that it holds.";

/** Which rows count in the audit of a release. */
export const RELEASE_AUDIT_COUNTS =
  "Of its own problems the rows that it holds count, of the others every approved row, as in the split’s audit.";
