// Above this many table cells the middle counts as different: 4 million cells take about 30 ms.
const CELL_LIMIT = 4_000_000;

function lengths(a: readonly string[], b: readonly string[]): Uint32Array {
  const width = b.length + 1;
  const table = new Uint32Array((a.length + 1) * width);

  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const at = i * width + j;
      const down = table[at + width] ?? 0;
      const right = table[at + 1] ?? 0;
      table[at] = a[i] === b[j] ? (table[at + width + 1] ?? 0) + 1 : Math.max(down, right);
    }
  }
  return table;
}

function middlePairs(a: readonly string[], b: readonly string[]): readonly (readonly [number, number])[] {
  if (a.length * b.length > CELL_LIMIT) return [];

  const table = lengths(a, b);
  const width = b.length + 1;
  const pairs: (readonly [number, number])[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if ((table[(i + 1) * width + j] ?? 0) >= (table[i * width + j + 1] ?? 0)) i++;
    else j++;
  }
  return pairs;
}

/**
 * Pairs of positions of a longest common subsequence, in order. Sequences whose differing middle is
 * too long to compare share only their beginning and end.
 */
export function commonPairs(a: readonly string[], b: readonly string[]): readonly (readonly [number, number])[] {
  const shorter = Math.min(a.length, b.length);
  let head = 0;
  while (head < shorter && a[head] === b[head]) head++;
  let tail = 0;
  while (tail < shorter - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++;

  const before = Array.from({ length: head }, (_, i) => [i, i] as const);
  const inside = middlePairs(a.slice(head, a.length - tail), b.slice(head, b.length - tail));
  const after = Array.from({ length: tail }, (_, i) => [a.length - tail + i, b.length - tail + i] as const);
  return [...before, ...inside.map(([i, j]) => [i + head, j + head] as const), ...after];
}
