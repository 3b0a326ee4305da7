import { LEAVING } from "@/lib/domain/pipeline";
import type { FactTable } from "./fact-table";
import { findPlaces } from "./find-places";
import type { PipelineResult } from "./pipeline-result";

const KEPT = LEAVING.indexOf("kept");

/** 1 for every row that the pipeline keeps. */
export function keptRows({ leaving }: Pick<PipelineResult, "leaving">): Uint8Array {
  return leaving.map((place) => (place === KEPT ? 1 : 0));
}

/** 1 for every row with one of these ids; ids that the table does not hold count nothing. */
export function rowsWithIds({ size, ids }: Pick<FactTable, "size" | "ids">, wanted: Float64Array): Uint8Array {
  const isIn = new Uint8Array(size);
  for (const place of findPlaces(ids, wanted)) if (place >= 0) isIn[place] = 1;

  return isIn;
}
