/** Successes among `trials`, each with chance `exp(logChance)`; both logarithms are given, so that callers keep them. */
export type DrawBinomial = (trials: number, logChance: number, logRest: number) => number;

// Below this the two tails together weigh less than one step of the 32-bit uniform that is compared with them.
const TAIL = 1e-13;

/**
 * An exact sampler of the binomial distribution: inversion that starts at the mode and walks outwards, so that a draw
 * takes about as many steps as the standard deviation is wide.
 *
 * @param mostTrials - the largest `trials` that will be asked for
 * @param next - uniform numbers, 0 inclusive to 1 exclusive
 * @see Devroye 1986, Non-Uniform Random Variate Generation, III.2.2 (inversion by search from the mode)
 */
export function createBinomial(mostTrials: number, next: () => number): DrawBinomial {
  const logFactorial = logFactorials(mostTrials);

  return (trials, logChance, logRest) => {
    if (trials === 0 || logChance === Number.NEGATIVE_INFINITY) return 0;
    if (logRest === Number.NEGATIVE_INFINITY) return trials;

    const mode = Math.min(trials, Math.floor((trials + 1) * Math.exp(logChance)));
    const logWays = (logFactorial[trials] ?? 0) - (logFactorial[mode] ?? 0) - (logFactorial[trials - mode] ?? 0);
    const modeMass = Math.exp(logWays + mode * logChance + (trials - mode) * logRest);

    return walk({ trials, mode, modeMass, odds: Math.exp(logChance - logRest) }, next());
  };
}

interface Hill {
  readonly trials: number;
  readonly mode: number;
  readonly modeMass: number;
  /** Chance of a success divided by that of a failure. */
  readonly odds: number;
}

function walk({ trials, mode, modeMass, odds }: Hill, uniform: number): number {
  let left = mode;
  let right = mode;
  let leftMass = modeMass;
  let rightMass = modeMass;
  let rest = uniform - modeMass;
  if (rest < 0) return mode;

  while (leftMass + rightMass > TAIL) {
    rightMass *= ((trials - right) / (right + 1)) * odds;
    right += 1;
    rest -= rightMass;
    if (rest < 0) return right;

    leftMass *= left / ((trials - left + 1) * odds);
    left -= 1;
    rest -= leftMass;
    if (rest < 0) return left;
  }
  return mode;
}

function logFactorials(most: number): Float64Array {
  const logs = new Float64Array(most + 1);
  for (let number = 2; number <= most; number += 1) logs[number] = (logs[number - 1] ?? 0) + Math.log(number);

  return logs;
}
