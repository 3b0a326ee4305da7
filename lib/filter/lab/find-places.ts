/**
 * Places of ids in an ascending column of ids, in the order of the ids asked for; -1 where an id is not in it.
 */
export function findPlaces(column: Float64Array, ids: Float64Array): Int32Array {
  return Int32Array.from(ids, (id) => {
    let low = 0;
    let high = column.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((column[middle] ?? 0) < id) low = middle + 1;
      else high = middle;
    }

    return column[low] === id ? low : -1;
  });
}
