import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import { LEAVING } from "@/lib/domain/pipeline";
import type { Leaver } from "@/lib/filter/why-it-leaves";
import type { FactTable } from "./fact-table";
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
  /** The one that takes its place as a near-duplicate, which the reason is about. */
  readonly other?: number | undefined;
}

/** These places, all of which move, with the reason of each. */
export function movedRows(compared: ComparedVersions, places: readonly number[]): MovedRow[] {
  return places.map((row) => ({
    id: compared.table.ids[row] ?? 0,
    why: whyItMoves(compared, row),
    other: firstOf(compared.table, compared.after, row),
  }));
}

/** Why one of the two versions alone keeps a row. */
export function whyItMoves({ table, before, after, to: thresholds }: ComparedVersions, row: number): string {
  const [was, is] = [leaverAt(before, row), leaverAt(after, row)];
  const now = { table, row, thresholds, result: after };

  return is.stage === "kept" ? whyItEnters(now, was.stage, was.rejects) : whyItLeft(now, is);
}

/** The id inside the database of the first of its group, where a version lets a row go as a near-duplicate. */
export function firstOf(
  { ids }: Pick<FactTable, "ids">,
  { leaving, representative }: PipelineResult,
  row: number,
): number | undefined {
  return LEAVING[leaving[row] ?? -1] === "duplicate" ? ids[representative[row] ?? -1] : undefined;
}

/** Where a version lets a row go, and what of that its sentence says. */
export function leaverAt(
  { leaving, rejects, rank }: PipelineResult,
  row: number,
): Pick<Leaver, "stage" | "rejects"> & { readonly rank: number } {
  return {
    stage: LEAVING[leaving[row] ?? -1] ?? "kept",
    rejects: rejects[row] ?? 0,
    rank: rank[row] ?? 0,
  };
}
