import { type MergeTable, NO_MERGE, rankOf } from "./merge-table";

/** Up to here trying every pair each time costs less than keeping a heap of them. */
export const MAX_SHORT = 32;

const ids = new Int32Array(MAX_SHORT);
/** By position: the rank of the token there with the one behind it. */
const ranks = new Int32Array(MAX_SHORT);

/** How many tokens byte-pair merging leaves of a pre-token of at most `MAX_SHORT` bytes: nearly all words. */
export function countShort(table: MergeTable, bytes: Uint8Array): number {
  let tokens = bytes.length;
  for (let at = 0; at < tokens; at++) ids[at] = table.bytes[bytes[at] ?? 0] ?? 0;
  for (let at = 0; at < tokens - 1; at++) ranks[at] = rankOf(table, ids[at] ?? 0, ids[at + 1] ?? 0);

  while (tokens > 1) {
    let best = 0;
    for (let at = 1; at < tokens - 1; at++) if ((ranks[at] ?? 0) < (ranks[best] ?? 0)) best = at;
    const rank = ranks[best] ?? NO_MERGE;
    if (rank === NO_MERGE) break;

    ids[best] = table.merged[rank] ?? 0;
    ids.copyWithin(best + 1, best + 2, tokens);
    ranks.copyWithin(best, best + 1, tokens - 1);
    tokens--;
    if (best > 0) ranks[best - 1] = rankOf(table, ids[best - 1] ?? 0, ids[best] ?? 0);
    if (best < tokens - 1) ranks[best] = rankOf(table, ids[best] ?? 0, ids[best + 1] ?? 0);
  }
  return tokens;
}
