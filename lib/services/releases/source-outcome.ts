import { UNSCORED } from "@/lib/domain/outcome";
import type { StoredRow } from "@/lib/services/exports/read-stored";

/** Outcomes of a release: as they are now, or as the sources left those that the rules have scored since it was built. */
export type ReleaseOutcomes = "now" | "source";

/** A trajectory as its source left it: what the rules scored has no outcome. */
export function asSourceLeft(row: StoredRow): StoredRow {
  const { facts, trajectory } = row;
  if (facts.outcome_by === "source") return row;

  return {
    ...row,
    facts: { ...facts, outcome: UNSCORED.level, outcome_by: "source", rule: null, axes: 0 },
    trajectory: { ...trajectory, outcome: UNSCORED },
  };
}
