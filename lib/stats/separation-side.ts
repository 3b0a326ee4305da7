/** Under this a p-value is taken as a finding, as intervals cover INTERVAL_SHARE. */
export const MOST_P = 0.05;

/** Sums of equal shares may leave a rounding. */
const NO_DIFFERENCE = 1e-12;

/** Run b against a baseline a. */
export interface Sides {
  /** Problems in which b has the larger share of successful rollouts, and the smaller. */
  readonly wins: number;
  readonly losses: number;
  /** Mean of b's share less a's. */
  readonly difference: number;
}

/**
 * Whether b is the better by an exact test of its wins against its losses, or that chance alone could do it. The test
 * counts problems, the difference also weighs by how many rollouts: where they point opposite ways, neither is the better.
 *
 * @param p - of that test, adjusted where it is one of several
 */
export function sideOf(sides: Sides, p: number): "better" | "worse" | "mixed" | "neither" {
  if (p >= MOST_P) return "neither";
  if (!isOneWay(sides)) return "mixed";

  return sides.wins > sides.losses ? "better" : "worse";
}

/** Whether the run that wins more problems has the larger mean share, too. Where both are even there is no way. */
export function isOneWay({ wins, losses, difference }: Sides): boolean {
  return Math.abs(difference) >= NO_DIFFERENCE && Math.sign(wins - losses) === Math.sign(difference);
}

/** "run A wins more problems, by more than chance, but run B gains more where it wins": of what is mixed. */
export function mixedRunWords({ wins, losses }: Pick<Sides, "wins" | "losses">, b: string, a: string): string {
  const [more, less] = wins > losses ? [b, a] : [a, b];

  return `${more} wins more problems, by more than chance, but ${less} gains more where it wins`;
}

interface Tested extends Pick<Sides, "wins" | "losses"> {
  readonly difference:
    | { readonly value: null }
    | { readonly value: number; readonly interval: readonly [number, number] | null };
  readonly p: number;
  readonly holmP: number;
}

/** Whether the test finds one run the better, and the difference is not on the side of that run. */
export function isMixed(pair: Tested): boolean {
  return sideBy(pair, pair.holmP) === "mixed";
}

/** " after Holm's correction for 7 comparisons", where the runs would be separable without it; else nothing. */
export function holmWords(pair: Tested, comparisons: number): string {
  const alone = sideBy(pair, pair.p);
  const [low, high] = (pair.difference.value === null ? null : pair.difference.interval) ?? [0, 0];
  const isFound = (alone === "better" && low > 0) || (alone === "worse" && high < 0);

  return isFound && pair.holmP >= MOST_P ? ` after Holm's correction for ${comparisons} comparisons` : "";
}

/** How many comparisons Holm's correction counts: without a common problem nothing was tested. */
export function testedCount(comparisons: readonly { readonly common: number }[]): number {
  return comparisons.filter(({ common }) => common > 0).length;
}

function sideBy({ wins, losses, difference }: Tested, p: number): ReturnType<typeof sideOf> {
  return difference.value === null ? "neither" : sideOf({ wins, losses, difference: difference.value }, p);
}
