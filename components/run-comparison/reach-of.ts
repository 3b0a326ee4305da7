import type { Figure } from "@/lib/contract/evaluation";

/** How far from 0 figures and their intervals go, to the next tenth: the end of the scale that they share. */
export function reachOf(figures: readonly Figure[]): number {
  const ends = figures.flatMap((figure) => (figure.value === null ? [] : [figure.value, ...(figure.interval ?? [])]));
  const far = Math.max(0.1, ...ends.map(Math.abs));

  return Math.ceil(far * 10 - 1e-9) / 10;
}
