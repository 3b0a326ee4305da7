import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import { AlikeThoughts } from "./alike-thoughts";
import { type FactTable, SKETCH_VALUES } from "./fact-table";
import type { GroupOrder } from "./group-order";

export interface NearDuplicates {
  /** First of the group of each row that is alike another; -1 for the first itself and where nothing is alike. */
  readonly representative: Int32Array;
  readonly similarity: Float32Array;
  /** 1 where the group has its `keep` already. */
  readonly isDuplicate: Uint8Array;
}

/**
 * Near-duplicates within each problem (domain 5; the paper's measure and keep-count are not public). In the order of
 * rank, a row joins the group whose representative makes the same calls, by "thoughts" else the first one whose
 * representative's sketch agrees in at least `similarity` of its values, else it begins one. Same calls are alike to 1.
 * Of problems with many groups `AlikeThoughts` tells which alike thoughts can be missed.
 */
export function nearDuplicates(
  table: Pick<FactTable, "size" | "callsGroup" | "sketches">,
  { rows, starts }: GroupOrder,
  { measure, similarity: least, keep }: FilterThresholds["dedup"],
): NearDuplicates {
  const representative = new Int32Array(table.size).fill(-1);
  const similarity = new Float32Array(table.size);
  const isDuplicate = new Uint8Array(table.size);
  const found = { representative, similarity, isDuplicate };
  if (measure === "off") return found;
  const sketches = measure === "thoughts" ? table.sketches : undefined;
  if (measure === "thoughts" && sketches === undefined) throw new Error("The fact table has no sketches.");

  const byCalls = new Map<number, number>();
  const members = new Int32Array(table.size);
  for (let problem = 0; problem + 1 < starts.length; problem++) {
    const [from, to] = [starts[problem] ?? 0, starts[problem + 1] ?? 0];
    const thoughts = sketches && new AlikeThoughts(sketches, { similarity: least, most: to - from });
    byCalls.clear();

    for (let at = from; at < to; at++) {
      const row = rows[at] ?? 0;
      const calls = table.callsGroup[row] ?? -1;
      let first = (calls < 0 ? undefined : byCalls.get(calls)) ?? -1;
      let alike = 1;
      if (first < 0 && thoughts !== undefined) {
        first = thoughts.find(row);
        if (first >= 0) alike = sketchSimilarity(thoughts.sketches, row, first);
      }

      if (first < 0) {
        thoughts?.add(row);
        members[row] = 1;
        if (calls >= 0) byCalls.set(calls, row);
        continue;
      }
      const place = (members[first] ?? 0) + 1;
      members[first] = place;
      representative[row] = first;
      similarity[row] = alike;
      isDuplicate[row] = place > keep ? 1 : 0;
    }
  }

  return found;
}

/** Estimate of how alike the thoughts of two rows are: the share of their sketch's values that agree; 0 without thoughts. */
export function sketchSimilarity(sketches: Uint16Array, one: number, other: number): number {
  const a = one * SKETCH_VALUES;
  const b = other * SKETCH_VALUES;
  if (sketches[a] === 0 || sketches[b] === 0) return 0;

  let same = 0;
  for (let at = 0; at < SKETCH_VALUES; at++) if (sketches[a + at] === sketches[b + at]) same++;

  return same / SKETCH_VALUES;
}
