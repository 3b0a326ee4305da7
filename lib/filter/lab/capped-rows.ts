import type { TriedCap } from "@/lib/domain/tried-cap";
import { rowsByPlace } from "./content-places";
import type { FactTable } from "./fact-table";
import { orderGroups } from "./group-order";
import { minerOfRows } from "./miner-of-rows";
import { overCap } from "./over-cap";
import type { PipelineResult } from "./pipeline-result";

/** Rows with the caps that are set on them. */
export interface CapBase {
  /** 1 for those that no cap has taken off yet. */
  readonly isIn: Uint8Array;
  readonly rank: PipelineResult["rank"];
  /** null is no cap. */
  readonly caps: Readonly<Record<TriedCap["by"], number | null>>;
}

/**
 * 1 for the rows that caps leave: of each problem the first by rank, of what stays of each miner likewise, as in the pipeline.
 * A row of no problem, or of no miner, is taken off by neither.
 */
export function cappedRows(table: FactTable, { isIn, rank, caps }: CapBase): Uint8Array {
  const left = isIn.slice();
  const order = rowsByPlace(table.content);
  const takeOff = (row: number): void => {
    left[row] = 0;
  };
  if (caps.problem !== null) {
    const problems = { group: table.problem, groups: table.names.problems.length, isIn: left, rank, order };
    overCap(orderGroups(problems), caps.problem, takeOff);
  }
  if (caps.miner !== null) {
    const miners = { group: minerOfRows(table), groups: table.names.miners.length, isIn: left, rank, order };
    overCap(orderGroups(miners), caps.miner, takeOff);
  }

  return left;
}
