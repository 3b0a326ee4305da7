import type { RolloutTimeline } from "@/lib/contract/problems";

/** Which facts of rollouts have a column: what is hidden in all of them, or said of none, has none. */
export interface TimelineColumns {
  readonly outcome: boolean;
  readonly judge: boolean;
  readonly verdict: boolean;
  readonly rejects: boolean;
}

export function timelineColumns(rows: readonly RolloutTimeline[]): TimelineColumns {
  return {
    outcome: rows.some(({ outcome }) => outcome !== undefined),
    judge: rows.some(({ judge }) => judge !== undefined && judge.state !== "absent"),
    verdict: rows.some(({ verdict }) => verdict !== undefined),
    rejects: rows.some(({ rejects }) => rejects !== undefined && rejects.length > 0),
  };
}
