import type { SplitAudit } from "@/lib/contract/splits";

/** What clusters that are behind mean for an audit. */
export const LAG_WORDS = {
  measures:
    "Trajectories of this corpus are still being measured, and the leak clusters follow. Until then more may leak than the audit finds, and no release is built.",
  clusters:
    "The leak clusters of this corpus are behind: what came or was decided since joins nothing yet. Until they are made, more may leak than the audit finds, and no release is built.",
} as const satisfies Record<NonNullable<SplitAudit["lag"]>, string>;
