/** Rows in the order of their groups, and where each group begins; one more start than there are groups. */
export interface GroupOrder {
  readonly rows: Int32Array;
  readonly starts: Int32Array;
}

interface GroupInput {
  /** Group of every row; a negative one belongs to none. */
  readonly group: Int32Array;
  readonly groups: number;
  /** Rows with 0 are left out. */
  readonly isIn: Uint8Array;
  /** 0 or more. */
  readonly rank: Float32Array;
  /** Every row once, in the order that equal ranks have. */
  readonly order: Int32Array;
}

/**
 * Rows by group, in each by rank descending, equal ones in the order given: a counting sort by group, then numbers that
 * hold rank and place together, so that they sort without a comparison of ours.
 *
 * @throws RangeError when one group has more rows than a number can hold beside a rank, which is 4 million
 */
export function orderGroups({ group, groups, isIn, rank, order }: GroupInput): GroupOrder {
  const starts = new Int32Array(groups + 1);
  for (let row = 0; row < group.length; row++) {
    const at = group[row] ?? -1;
    if (at >= 0 && isIn[row] !== 0) starts[at + 1] = (starts[at + 1] ?? 0) + 1;
  }
  for (let at = 0; at < groups; at++) starts[at + 1] = (starts[at + 1] ?? 0) + (starts[at] ?? 0);

  const rows = new Int32Array(starts[groups] ?? 0);
  const next = starts.slice();
  for (const row of order) {
    const at = group[row] ?? -1;
    if (at < 0 || isIn[row] === 0) continue;
    const place = next[at] ?? 0;
    rows[place] = row;
    next[at] = place + 1;
  }

  // Floats that are not negative stand in the order of their bits.
  const bits = new Uint32Array(rank.buffer, rank.byteOffset, rank.length);
  const keys = new Float64Array(rows.length);
  for (let at = 0; at < groups; at++) sortGroup({ rows, bits, keys }, starts[at] ?? 0, starts[at + 1] ?? 0);

  return { rows, starts };
}

const PLACES = 2 ** 22;
const MOST_BITS = 2 ** 31 - 1;

function sortGroup(
  { rows, bits, keys }: { rows: Int32Array; bits: Uint32Array; keys: Float64Array },
  from: number,
  to: number,
): void {
  const size = to - from;
  if (size < 2) return;
  if (size > PLACES) throw new RangeError(`A group of ${size} trajectories is too large to be ranked.`);

  const before = rows.slice(from, to);
  const part = keys.subarray(0, size);
  for (let at = 0; at < size; at++) part[at] = (MOST_BITS - (bits[before[at] ?? 0] ?? 0)) * PLACES + at;
  part.sort();
  for (let at = 0; at < size; at++) rows[from + at] = before[(part[at] ?? 0) % PLACES] ?? 0;
}
