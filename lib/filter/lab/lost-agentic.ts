import { LEAVING } from "@/lib/domain/pipeline";
import type { PipelineResult } from "./pipeline-result";

const DUPLICATE = LEAVING.indexOf("duplicate");
const STRUCTURE = LEAVING.indexOf("structure");

/**
 * How many rows that stand as agentic are near-duplicates of a group of which nothing comes past the structure stage: its
 * first ranks before them and is not agentic.
 */
export function countLostAgentic({
  leaving,
  representative,
  isAgentic,
}: Pick<PipelineResult, "leaving" | "representative" | "isAgentic">): number {
  const comesPast = new Uint8Array(leaving.length);
  for (let row = 0; row < leaving.length; row += 1) {
    const first = representative[row] ?? -1;
    if (leaving[row] !== DUPLICATE && leaving[row] !== STRUCTURE) comesPast[first < 0 ? row : first] = 1;
  }

  let count = 0;
  for (let row = 0; row < leaving.length; row += 1) {
    if (leaving[row] === DUPLICATE && isAgentic[row] === 1 && comesPast[representative[row] ?? -1] === 0) count += 1;
  }

  return count;
}
