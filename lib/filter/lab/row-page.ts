/** Which of many are asked for. */
export interface PageAsked {
  /** How many come before the page. */
  readonly first: number;
  readonly most: number;
}

/** How many places of a list fit, and those of one page, in their order. */
export function pageOf(
  size: number,
  fits: (place: number) => boolean,
  { first, most }: PageAsked,
): { readonly total: number; readonly places: readonly number[] } {
  const places: number[] = [];
  let total = 0;
  for (let place = 0; place < size; place += 1) {
    if (!fits(place)) continue;
    if (total >= first && total < first + most) places.push(place);
    total += 1;
  }

  return { total, places };
}
