import type { RolloutTimeline } from "@/lib/contract/problems";

/** Which facts of rollouts have a column: what is hidden in all of them, or said of none, has none. */
export interface TimelineColumns {
  readonly outcome: boolean;
  readonly judge: boolean;
  readonly verdict: boolean;
  readonly rejects: boolean;
  /** Of the steps of the longest one: where there is little room other columns follow them. */
  readonly stepsPx: number;
}

/** A step and the gap after it; the padding around them all; the words that there are more. */
const STEP_PX = 26;
const PADDING_PX = 16;
const MORE_PX = 88;

export function timelineColumns(rows: readonly RolloutTimeline[]): TimelineColumns {
  return {
    outcome: rows.some(({ outcome }) => outcome !== undefined),
    judge: rows.some(({ judge }) => judge !== undefined && judge.state !== "absent"),
    verdict: rows.some(({ verdict }) => verdict !== undefined),
    rejects: rows.some(({ rejects }) => rejects !== undefined && rejects.length > 0),
    stepsPx: rows.reduce((most, row) => Math.max(most, stepsPxOf(row)), 0),
  };
}

function stepsPxOf({ steps, stepCount }: RolloutTimeline): number {
  return PADDING_PX + STEP_PX * steps.length + (stepCount > steps.length ? MORE_PX : 0);
}
