import { commonSpelling } from "@/lib/query/common-spelling";
import type { CountRow } from "./count-judged";

/**
 * The name by which a stored one is shown in every part of a report: that of most judgements.
 *
 * @param kind - of the counts by which judgements have their names
 * @param storedName - the name of such a count
 */
export function facetSpelling(
  counts: readonly CountRow[],
  kind: CountRow["kind"],
  storedName: (row: CountRow) => string | null,
): (name: string | null) => string | null {
  const judged = counts.filter((row) => row.kind === kind && row.state !== "absent");

  return commonSpelling(judged.map((row) => [storedName(row), row.count]));
}
