/**
 * Places for labels that want to stand at these heights, at least a gap apart and within bounds, in the order given.
 * Labels that would touch are moved apart from the middle of their group.
 */
export function spreadLabels(
  wanted: readonly number[],
  { gap, low, high }: { readonly gap: number; readonly low: number; readonly high: number },
): readonly number[] {
  const order = [...wanted.entries()].toSorted(([, one], [, other]) => one - other);
  const groups: { sum: number; places: number[] }[] = [];
  for (const [place, height] of order) {
    groups.push({ sum: height, places: [place] });
    while (groups.length > 1 && touches(groups.at(-2), groups.at(-1), gap)) {
      const last = groups.pop();
      const before = groups.at(-1);
      if (!last || !before) break;
      before.sum += last.sum;
      before.places.push(...last.places);
    }
  }

  const heights = new Array<number>(wanted.length).fill(0);
  let free = low;
  for (const { sum, places } of groups) {
    const span = (places.length - 1) * gap;
    const start = Math.max(free, Math.min(sum / places.length - span / 2, high - span));
    for (const [at, place] of places.entries()) heights[place] = start + at * gap;
    free = start + span + gap;
  }

  return heights;
}

type Group = { readonly sum: number; readonly places: readonly number[] } | undefined;

function touches(upper: Group, lower: Group, gap: number): boolean {
  if (!upper || !lower) return false;
  const bottom = upper.sum / upper.places.length + ((upper.places.length - 1) * gap) / 2;
  const top = lower.sum / lower.places.length - ((lower.places.length - 1) * gap) / 2;

  return top - bottom < gap;
}
