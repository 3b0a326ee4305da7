/** The list with one item moved by a number of places; it stays inside the list. */
export function moveItem<Item>(list: readonly Item[], item: Item, by: number): Item[] {
  const from = list.indexOf(item);
  if (from < 0) return [...list];
  const others = list.toSpliced(from, 1);

  return others.toSpliced(Math.max(0, Math.min(others.length, from + by)), 0, item);
}
