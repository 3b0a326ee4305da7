/** Above it the text would lose contrast. */
const MOST_TINT = 42;

/** The ground of a cell by its share of successes; none is the bare surface. */
export function shareTint(share: number): string {
  return `color-mix(in oklab, var(--accent) ${Math.round(share * MOST_TINT)}%, var(--surface))`;
}
