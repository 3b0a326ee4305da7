/** By the number of problems won or lost, from 0. */
export interface Findings {
  /** The chance that the exact test finds the better side. */
  readonly found: Float64Array;
  /** The same of the test that also finds, by lot, as often as its level allows. It never falls as problems are added. */
  readonly byLot: Float64Array;
}

/** P(W ≥ fewest) and P(W = fewest − 1), of a binomial number of wins. */
interface Tail {
  readonly chance: number;
  from: number;
  below: number;
}

/**
 * How often the exact two-sided sign test finds the side that wins a problem by `chance`, at each number of problems won or
 * lost. What it takes for the wrong side is no finding.
 *
 * @param chance - of the better side to win one, over 0.5 to 1
 * @param level - that the p-value has to be under
 * @param most - the largest number
 */
export function signTestFindings(chance: number, level: number, most: number): Findings {
  const [found, byLot] = [new Float64Array(most + 1), new Float64Array(most + 1)];
  const even: Tail = { chance: 0.5, from: 0, below: 1 };
  const real: Tail = { chance, from: 0, below: 1 };
  // The fewest wins that are a finding: of no problem not even one, and of each further problem as many or one more.
  let fewest = 1;
  for (let pairs = 1; pairs <= most; pairs += 1) {
    const isMore = even.from + even.below / 2 >= level / 2;
    for (const tail of [even, real]) addPair(tail, pairs, fewest, isMore);
    if (isMore) fewest += 1;
    found[pairs] = real.from;
    byLot[pairs] = real.from + ((level / 2 - even.from) / even.below) * real.below;
  }

  return { found, byLot };
}

/** From the tail of one pair less; the fewest wins are raised by one where that is more than the level allows. */
function addPair(tail: Tail, pairs: number, fewest: number, isMore: boolean): void {
  const { chance, below } = tail;
  tail.from += chance * below;
  // Ways of `fewest - 1` among one pair less become those of `fewest`, or of `fewest - 1`, among these.
  tail.below = isMore ? (below * chance * pairs) / fewest : (below * (1 - chance) * pairs) / (pairs - fewest + 1);
  if (isMore) tail.from -= tail.below;
}
