import { VERDICTS } from "@/lib/domain/verdict";
import type { FactTable } from "./fact-table";
import { keptRows } from "./part-rows";
import type { PipelineResult } from "./pipeline-result";

type Ids = Pick<FactTable, "ids">;

/** Ids of what the pipeline keeps, with commas between. */
export function keptIds({ ids }: Ids, result: Pick<PipelineResult, "leaving">): string {
  const isKept = keptRows(result);

  return ids.filter((_, row) => isKept[row] === 1).join(",");
}

/** Ids by their verdict, with commas between; a verdict that none has is not there. */
export function idsByVerdict({ ids }: Ids, { verdict }: Pick<PipelineResult, "verdict">): ReadonlyMap<string, string> {
  const lists = VERDICTS.map(
    (name, place) => [name, ids.filter((_, row) => verdict[row] === place).join(",")] as const,
  );

  return new Map(lists.filter(([, list]) => list !== ""));
}
