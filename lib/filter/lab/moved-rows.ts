import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import { LEAVING, type Leaving, type MovedSide } from "@/lib/domain/pipeline";
import type { Leaver } from "@/lib/filter/why-it-leaves";
import type { FactTable } from "./fact-table";
import { enteredRows, type KeptChanges, leftRows } from "./kept-changes";
import type { PipelineResult } from "./pipeline-result";
import { whyItEnters, whyItLeft } from "./why-moved";

/** What two versions make of the same rows. */
export interface ComparedVersions {
  readonly table: FactTable;
  readonly before: PipelineResult;
  readonly after: PipelineResult;
  readonly from: FilterThresholds;
  readonly to: FilterThresholds;
}

/** A moved row by its id inside the database. */
export interface MovedRow {
  readonly id: number;
  readonly why: string;
}

const ROWS_OF = { entered: enteredRows, left: leftRows } as const satisfies Record<MovedSide, unknown>;

/** Places of all that move to a side, in the order of the table. */
export function movedPlaces(changes: KeptChanges, side: MovedSide): Int32Array {
  return ROWS_OF[side](changes);
}

/** These places with the reason for which each moves. */
export function movedRows(compared: ComparedVersions, side: MovedSide, places: readonly number[]): MovedRow[] {
  const { table, before, after, to: thresholds } = compared;

  return places.map((row) => ({
    id: table.ids[row] ?? 0,
    why:
      side === "entered"
        ? whyItEnters({ table, row, thresholds }, leavingAt(before, row), before.rejects[row] ?? 0)
        : whyItLeft({ table, row, thresholds }, leaverAt(after, row)),
  }));
}

/** Where a version lets a row go, and what of that its sentence says. */
export function leaverAt(result: PipelineResult, row: number): Pick<Leaver, "stage" | "rejects"> & { rank: number } {
  return { stage: leavingAt(result, row), rejects: result.rejects[row] ?? 0, rank: result.rank[row] ?? 0 };
}

function leavingAt({ leaving }: PipelineResult, row: number): Leaving {
  return LEAVING[leaving[row] ?? -1] ?? "kept";
}
