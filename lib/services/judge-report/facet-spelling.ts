import { commonSpelling } from "@/lib/query/common-spelling";
import type { CountRow } from "./count-judged";

/** The name by which a stored one is shown in every part of a report: that of most judgements, as the groups have it. */
export function facetSpelling(
  counts: readonly CountRow[],
  facet: "model" | "rubric",
): (name: string | null) => string | null {
  const judged = counts.filter(({ kind, state }) => kind === facet && state !== "absent");

  return commonSpelling(judged.map((row) => [row[facet], row.count]));
}
