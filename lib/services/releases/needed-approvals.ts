interface Asked {
  readonly approvalsNeeded: number;
  readonly lostSets: readonly string[];
  readonly corpus: { readonly releaseApprovals: number };
}

/** Of a release that is asked about fewer protected sets than before. */
const AFTER_LOSS = 2;

/**
 * How many people have to approve a release: as many as its corpus asks for, or asked for when it was built, and two where
 * a protected set that an audit of it asked was taken away since.
 */
export function neededApprovals({ approvalsNeeded, lostSets, corpus }: Asked): number {
  return Math.max(approvalsNeeded, corpus.releaseApprovals, lostSets.length > 0 ? AFTER_LOSS : 1);
}
