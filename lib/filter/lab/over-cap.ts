import type { GroupOrder } from "./group-order";

/** Marks the rows of each group behind its first `cap`, which are its best ranked. */
export function overCap({ rows, starts }: GroupOrder, cap: number, mark: (row: number) => void): void {
  for (let group = 0; group + 1 < starts.length; group++) {
    for (let at = (starts[group] ?? 0) + cap; at < (starts[group + 1] ?? 0); at++) mark(rows[at] ?? 0);
  }
}
