/**
 * The value that would stand at a place if all were sorted, found without sorting the rest; the values change places.
 *
 * @param rank - from 0
 * @see Hoare 1961, doi:10.1145/366622.366647
 */
export function nthValue(values: Float64Array, rank: number): number {
  let low = 0;
  let high = values.length - 1;

  while (low < high) {
    const pivot = middleOf(values[low] ?? 0, values[(low + high) >>> 1] ?? 0, values[high] ?? 0);
    let left = low;
    let right = high;
    while (left <= right) {
      while ((values[left] ?? 0) < pivot) left += 1;
      while ((values[right] ?? 0) > pivot) right -= 1;
      if (left > right) break;
      const kept = values[left] ?? 0;
      values[left] = values[right] ?? 0;
      values[right] = kept;
      left += 1;
      right -= 1;
    }
    if (rank > right && rank < left) break;
    if (rank <= right) high = right;
    else low = left;
  }

  return values[rank] ?? Number.NaN;
}

function middleOf(one: number, two: number, three: number): number {
  return Math.max(Math.min(one, two), Math.min(Math.max(one, two), three));
}
