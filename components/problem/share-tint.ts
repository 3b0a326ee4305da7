/** Below it a cell with a success would look like the bare surface, most of all in the dark. */
const LEAST_TINT = 10;
/** Above it the text would lose contrast. */
const MOST_TINT = 55;
/** From so many tries on the ground is at its full strength; one try of one is no sure thing. */
const SURE_TRIES = 8;
const LEAST_STRENGTH = 0.3;

/** The ground of a cell by its share of successes, the fainter the fewer tries there are; none is the bare surface. */
export function shareTint(successes: number, rollouts: number): string {
  const share = rollouts === 0 ? 0 : successes / rollouts;
  const strength = LEAST_STRENGTH + (1 - LEAST_STRENGTH) * Math.min(1, Math.max(0, rollouts - 1) / (SURE_TRIES - 1));

  const tint = share === 0 ? 0 : LEAST_TINT + share * strength * (MOST_TINT - LEAST_TINT);

  return `color-mix(in oklab, var(--accent) ${Math.round(tint)}%, var(--surface))`;
}
