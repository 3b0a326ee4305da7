/** What lines take of the height where words would stand. */
export type Taken = readonly [top: number, bottom: number];

interface Room {
  /** Half of the height of the words. */
  readonly half: number;
  /** Ends of the plot. */
  readonly low: number;
  readonly high: number;
}

/** The height nearest to the wanted one at which words cross no line; the wanted one where there is none. */
export function freeHeight(wanted: number, taken: readonly Taken[], { half, low, high }: Room): number {
  const isFree = (height: number) =>
    height >= low && height <= high && taken.every(([top, bottom]) => height + half <= top || height - half >= bottom);
  const heights = [wanted, ...taken.flatMap(([top, bottom]) => [top - half, bottom + half])];

  return (
    heights
      .filter(isFree)
      .toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))
      .at(0) ?? wanted
  );
}
