import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
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
 */
export function nearDuplicates(
  table: FactTable,
  { rows, starts }: GroupOrder,
  { measure, similarity: least, keep }: FilterThresholds["dedup"],
): NearDuplicates {
  const representative = new Int32Array(table.size).fill(-1);
  const similarity = new Float32Array(table.size);
  const isDuplicate = new Uint8Array(table.size);
  const found = { representative, similarity, isDuplicate };
  if (measure === "off") return found;
  if (measure === "thoughts" && table.sketches === undefined) throw new Error("The fact table has no sketches.");

  const byCalls = new Map<number, number>();
  const members = new Int32Array(table.size);
  const firsts = new Int32Array(rows.length);
  const leastValues = Math.ceil(least * SKETCH_VALUES - 1e-9);
  for (let problem = 0; problem + 1 < starts.length; problem++) {
    byCalls.clear();
    let groups = 0;

    for (let at = starts[problem] ?? 0; at < (starts[problem + 1] ?? 0); at++) {
      const row = rows[at] ?? 0;
      const calls = table.callsGroup[row] ?? -1;
      let first = calls < 0 ? undefined : byCalls.get(calls);
      let alike = 1;
      if (first === undefined && measure === "thoughts" && table.sketches !== undefined) {
        const match = alikeThoughts(table.sketches, row, { firsts, groups, leastValues });
        if (match >= 0) {
          first = firsts[match];
          alike = sketchSimilarity(table.sketches, row, first ?? 0);
        }
      }

      if (first === undefined) {
        firsts[groups++] = row;
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

interface Firsts {
  readonly firsts: Int32Array;
  readonly groups: number;
  /** Values that have to agree. */
  readonly leastValues: number;
}

/** Place of the first representative whose thoughts are alike; -1 without one. Most pairs are told apart by few values. */
function alikeThoughts(sketches: Uint16Array, row: number, { firsts, groups, leastValues }: Firsts): number {
  const a = row * SKETCH_VALUES;
  if (sketches[a] === 0) return -1;

  for (let at = 0; at < groups; at++) {
    const b = (firsts[at] ?? 0) * SKETCH_VALUES;
    let mayDiffer = SKETCH_VALUES - leastValues;
    for (let value = 0; value < SKETCH_VALUES && mayDiffer >= 0; value++) {
      if (sketches[a + value] !== sketches[b + value]) mayDiffer--;
    }
    if (mayDiffer >= 0) return at;
  }

  return -1;
}
