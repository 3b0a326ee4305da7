import { coefficientOfQuality, derivedTrajectoryCoefficient } from "@/lib/judge/coefficient";

const STEPS = 10_000;
/** Farther than this from where four digits round, a score needs no rounding to be told apart. */
const DOUBT = 1e-5;

/**
 * Whether a judge's score has at least this derived coefficient, asked of a million scores: only a score that lies where
 * its four digits round is computed as the coefficient is, the others compare two numbers. NaN has none.
 */
export function passesCoefficient(gate: number): (score: number) => boolean {
  let low = 0;
  let high = STEPS;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (coefficientOfQuality(middle / STEPS) >= gate) high = middle;
    else low = middle + 1;
  }
  const bound = (low - 0.5) / STEPS;

  return (score) => (Math.abs(score - bound) < DOUBT ? derivedTrajectoryCoefficient(score) >= gate : score > bound);
}
