import type { SessionStep } from "./session";
import { TERMINATE } from "./turn";

/** Share of steps with one thought and something done or said. */
export function formatScore(steps: readonly SessionStep[]): number {
  const good = steps.filter((step) => step.think !== "" && (step.claimed.length > 0 || step.response !== undefined));

  return steps.length === 0 ? 0 : round(good.length / steps.length);
}

/** Shorter sessions score higher, if they end properly. */
export function lengthScore(steps: readonly SessionStep[]): number {
  const ends = steps.at(-1)?.claimed.some((call) => call.name === TERMINATE) ?? false;

  return ends ? round(1 / steps.length) : 0;
}

function round(value: number): number {
  return Math.round(value * 1_000_000) / 1_000_000;
}
