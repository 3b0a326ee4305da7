/**
 * The place of every row in the order of its content's hash: of equal hashes the row that comes first is before.
 *
 * @param hashes - the first 53 bits of each
 */
export function contentPlaces(hashes: Float64Array): Int32Array {
  const sorted = hashes.slice().sort();
  const places = new Int32Array(hashes.length);
  const taken = new Uint8Array(hashes.length);

  for (let row = 0; row < hashes.length; row++) {
    let place = firstNotBelow(sorted, hashes[row] ?? 0);
    while (taken[place] === 1) place++;
    taken[place] = 1;
    places[row] = place;
  }

  return places;
}

/** Rows by ascending place; places need not follow each other without a gap. */
export function rowsByPlace(places: Int32Array): Int32Array {
  let most = -1;
  for (const place of places) if (place > most) most = place;
  const rowAt = new Int32Array(most + 1).fill(-1);
  for (let row = 0; row < places.length; row++) rowAt[places[row] ?? 0] = row;

  let next = 0;
  for (const row of rowAt) {
    if (row < 0) continue;
    rowAt[next] = row;
    next++;
  }

  return rowAt.subarray(0, next);
}

function firstNotBelow(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }

  return low;
}
