import { GUARDS, type Guard, type GuardHit } from "./audit-pools";

/** What one guard found. */
export interface GuardFindings {
  readonly guard: Guard;
  readonly count: number;
  /** The first of them. */
  readonly hits: readonly GuardHit[];
}

/** A report of more hits is no longer read one by one. */
export const MOST_HITS = 200;

/** Hits by guard, in the order of GUARDS; a guard without a hit has its line too. */
export function guardFindings(hits: readonly GuardHit[]): readonly GuardFindings[] {
  return GUARDS.map((guard) => {
    const own = hits.filter((hit) => hit.guard === guard);

    return { guard, count: own.length, hits: own.slice(0, MOST_HITS) };
  });
}

/** Findings of several parts of one audit as those of the whole. */
export function addFindings(parts: readonly (readonly GuardFindings[])[]): readonly GuardFindings[] {
  return GUARDS.map((guard) => {
    const own = parts.flatMap((part) => part.filter((found) => found.guard === guard));

    return {
      guard,
      count: own.reduce((sum, { count }) => sum + count, 0),
      hits: own.flatMap(({ hits }) => hits).slice(0, MOST_HITS),
    };
  });
}
