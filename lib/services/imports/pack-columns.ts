import type { Analysis } from "@/lib/domain/analysis";
import { AXES, type AxisResult, type Outcome } from "@/lib/domain/outcome";
import { richnessAnswer } from "@/lib/domain/richness-answer";

const AXIS_BITS = { pass: 1, fail: 2, "n/a": 3 } as const satisfies Record<AxisResult, number>;

/** Two bits an axis in the order of AXES: 0 unknown, 1 pass, 2 fail, 3 n/a. */
export function packAxes(axes: Outcome["axes"]): number {
  return AXES.reduce((bits, axis, position) => {
    const result = axes[axis];

    return result === undefined ? bits : bits | (AXIS_BITS[result] << (2 * position));
  }, 0);
}

/** Flattened richness, absent without dispatches or without a log: 0 would say "nothing was the model's". */
export function richnessColumn(analysis: Analysis, hasLog: boolean): number | undefined {
  return hasLog ? (richnessAnswer(analysis.richness.flattened) ?? undefined) : undefined;
}

/** A number that a real column can compare and sort: one beyond its range would be stored as infinity. */
export function finiteColumn(value: number | undefined): number | undefined {
  return value !== undefined && Number.isFinite(Math.fround(value)) ? value : undefined;
}

const FIRST_MS = Date.UTC(1970, 0, 1);
const LAST_MS = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** Milliseconds that JavaScript, PostgreSQL and a four-digit year all can say; no trajectory is older than the epoch. */
export function dateColumn(ms: number | undefined): number | undefined {
  return ms !== undefined && ms >= FIRST_MS && ms <= LAST_MS ? ms : undefined;
}
