import type { GuardHit, ProtectedProblems } from "./audit-pools";
import { LEAK_KINDS, type LeakHit, leaksOfEach, MOST_OF_VALUE } from "./check-leak";
import type { LeakProblem } from "./leak-problem";

/** Problems that a protected set holds by any sign. */
export interface ProtectedOverlap {
  readonly problems: number;
  /** The first of them, each by its strongest sign. */
  readonly hits: readonly GuardHit[];
}

const MOST_HITS = 200;

/**
 * What problems of a corpus have in common with a protected set.
 *
 * @param problems - no two of one name
 */
export function protectedOverlap(
  problems: readonly LeakProblem[],
  { name, problems: suite }: ProtectedProblems,
): ProtectedOverlap {
  const strongest = new Map<string, LeakHit>();
  for (const hit of leaksOfEach(problems, suite, undefined, MOST_OF_VALUE).hits) {
    const known = strongest.get(hit.train);
    if (known === undefined || LEAK_KINDS.indexOf(hit.kind) < LEAK_KINDS.indexOf(known.kind)) {
      strongest.set(hit.train, hit);
    }
  }
  const hits = [...strongest.values()].map(({ train, against, value }) => ({
    ...{ guard: "protected" as const, a: train, b: against, between: [name], value },
  }));

  return { problems: hits.length, hits: hits.slice(0, MOST_HITS) };
}
