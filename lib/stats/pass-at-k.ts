/** How one problem went: attempts that do not know of each other, and how many of them succeeded. */
export interface Tries {
  readonly rollouts: number;
  readonly successes: number;
}

/**
 * Chance that at least one of k rollouts succeeds: 1 − C(n − c, k) ÷ C(n, k), unbiased for n rollouts with c successes.
 * It is a product of at most min(c, k) factors from 0 to 1, so nothing overflows.
 *
 * @returns a share, 0 to 1; within 1e-11 for 10,000 rollouts
 * @throws RangeError when k is not from 1 to n or the counts cannot be
 * @see Chen et al. 2021, arXiv 2107.03374, section 2.1
 */
export function passAtK({ rollouts, successes }: Tries, k: number): number {
  checkTries({ rollouts, successes }, k);
  // Both products are C(n − c, k) ÷ C(n, k), and 0 where fewer than k rollouts failed.
  const [factors, left] = successes < k ? [successes, k] : [k, successes];

  return 1 - productOf(factors, (at) => (rollouts - left - at) / (rollouts - at));
}

/**
 * Chance that all of k rollouts succeed, "pass^k": C(c, k) ÷ C(n, k).
 *
 * @returns a share, 0 to 1
 * @throws RangeError as {@link passAtK}
 * @see Yao et al. 2024, arXiv 2406.12045, section 3
 */
export function passHatK({ rollouts, successes }: Tries, k: number): number {
  checkTries({ rollouts, successes }, k);

  return productOf(k, (at) => (successes - at) / (rollouts - at));
}

/** Stops at the first factor that is not above 0: what follows would only change the sign of nothing. */
function productOf(factors: number, factorOf: (at: number) => number): number {
  let product = 1;
  for (let at = 0; at < factors; at += 1) {
    const factor = factorOf(at);
    if (factor <= 0) return 0;
    product *= factor;
  }
  return product;
}

function checkTries({ rollouts, successes }: Tries, k: number): void {
  if (!Number.isInteger(rollouts) || !Number.isInteger(successes) || successes < 0 || successes > rollouts) {
    throw new RangeError(`${successes} successes of ${rollouts} rollouts cannot be.`);
  }
  if (!Number.isInteger(k) || k < 1 || k > rollouts) throw new RangeError(`k is a whole number from 1 to ${rollouts}.`);
}
