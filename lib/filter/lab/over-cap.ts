import type { CapReach } from "@/lib/domain/cap-reach";
import type { GroupOrder } from "./group-order";

/** Marks the rows of each group behind its first `cap`, which are its best ranked. Groups without a row are not counted. */
export function overCap({ rows, starts }: GroupOrder, cap: number, mark: (row: number) => void): CapReach {
  let [groups, reached, leftOut] = [0, 0, 0];
  for (let group = 0; group + 1 < starts.length; group++) {
    const end = starts[group + 1] ?? 0;
    const size = end - (starts[group] ?? 0);
    if (size > 0) groups += 1;
    if (size >= cap) reached += 1;
    leftOut += Math.max(0, size - cap);
    for (let at = end - size + cap; at < end; at++) mark(rows[at] ?? 0);
  }

  return { groups, reached, leftOut };
}
