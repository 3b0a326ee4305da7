import { createRng } from "@/lib/demo/rng";
import { LEAVING, type MovedSide } from "@/lib/domain/pipeline";
import type { PipelineResult } from "./pipeline-result";

/** Rows at the end of the pipeline under either of two versions, in the order of the table. */
export interface KeptChanges {
  readonly rows: Int32Array;
  /** 1 where the first version keeps the row; and likewise the second. */
  readonly isBefore: Uint8Array;
  readonly isAfter: Uint8Array;
}

const KEPT = LEAVING.indexOf("kept");

type Leaves = Pick<PipelineResult, "leaving">;

export function keptChanges(before: Leaves, after: Leaves): KeptChanges {
  let count = 0;
  for (let row = 0; row < before.leaving.length; row += 1) {
    if (before.leaving[row] === KEPT || after.leaving[row] === KEPT) count += 1;
  }
  const rows = new Int32Array(count);
  const isBefore = new Uint8Array(count);
  const isAfter = new Uint8Array(count);
  let at = 0;
  for (let row = 0; row < before.leaving.length; row += 1) {
    const was = before.leaving[row] === KEPT;
    const is = after.leaving[row] === KEPT;
    if (!was && !is) continue;
    rows[at] = row;
    isBefore[at] = was ? 1 : 0;
    isAfter[at] = is ? 1 : 0;
    at += 1;
  }

  return { rows, isBefore, isAfter };
}

/** Rows that one version alone keeps: the second those that enter, the first those that leave. */
export function movedPlaces({ rows, isBefore, isAfter }: KeptChanges, side: MovedSide): Int32Array {
  const [isKept, isOther] = side === "entered" ? [isAfter, isBefore] : [isBefore, isAfter];

  return rows.filter((_, at) => isKept[at] === 1 && isOther[at] === 0);
}

/**
 * Up to so many of these rows, drawn alike by a seed, in the order of the table: the same rows give the same sample.
 *
 * @see Vitter 1985, doi:10.1145/3147.3165, algorithm R
 */
export function sampleRows(rows: Int32Array, most: number, seed: number): number[] {
  const rng = createRng(seed, "filter lab");
  const drawn = [...rows.subarray(0, most)];
  for (let at = most; at < rows.length; at += 1) {
    const place = rng.between(0, at);
    if (place < most) drawn[place] = rows[at] ?? 0;
  }

  return drawn.sort((one, other) => one - other);
}
