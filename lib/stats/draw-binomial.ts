/** Successes among so many trials; the chance of each is fixed. */
export type DrawBinomial = (trials: number) => number;

// Below this the two tails together weigh less than one step of the 32-bit uniform that is compared with them.
const TAIL = 1e-13;
/**
 * Numbers in the tables of all samplers of one call, eight bytes each. A table has some two hundred of them where clusters
 * are hundreds, and thousands where they are a million.
 */
const MOST_NUMBERS = 4_000_000;
/** Parts of the uniform numbers, for each of which a table knows where to begin. */
const PARTS = 64;

/**
 * Exact samplers of the binomial distribution: inversion that starts at the mode and walks outwards. A resampling draws ten
 * thousand times from a few hundred numbers of trials, so what such a walk meets is kept as a table for each of them.
 *
 * @param mostTrials - the largest number of trials that will be asked for
 * @param next - uniform numbers, 0 inclusive to 1 exclusive
 * @returns a sampler for a chance of `exp(logChance)`; both logarithms are given, since each may be that of almost nothing
 * @see Devroye 1986, Non-Uniform Random Variate Generation, III.2.2 (inversion by search from the mode), III.2.4 (guide
 * tables)
 */
export function createBinomial(
  mostTrials: number,
  next: () => number,
): (logChance: number, logRest: number) => DrawBinomial {
  const logFactorial = logFactorials(mostTrials);
  let numbers = 0;

  return (logChance, logRest) => {
    if (logChance === Number.NEGATIVE_INFINITY) return () => 0;
    if (logRest === Number.NEGATIVE_INFINITY) return (trials) => trials;

    const chance = Math.exp(logChance);
    const odds = Math.exp(logChance - logRest);
    const tables = new Map<number, Table>();
    const hillOf = (trials: number): Hill => {
      const mode = Math.min(trials, Math.floor((trials + 1) * chance));
      const logWays = (logFactorial[trials] ?? 0) - (logFactorial[mode] ?? 0) - (logFactorial[trials - mode] ?? 0);

      return { trials, mode, odds, modeMass: Math.exp(logWays + mode * logChance + (trials - mode) * logRest) };
    };

    return (trials) => {
      if (trials === 0) return 0;
      const known = tables.get(trials);
      if (known !== undefined) return lookUp(known, next());

      const hill = hillOf(trials);
      if (numbers < MOST_NUMBERS) {
        const table = tableOf(hill);
        tables.set(trials, table);
        numbers += PARTS + table.upTo.length;
      }

      return walk(hill, next());
    };
  };
}

interface Hill {
  readonly trials: number;
  readonly mode: number;
  readonly modeMass: number;
  /** Chance of a success divided by that of a failure. */
  readonly odds: number;
}

/** Numbers of successes in the order of the walk: the mode, one more, one less, two more, and so on. */
interface Table {
  readonly mode: number;
  /** The chance of this number and those before it. */
  readonly upTo: Float64Array;
  /** For each part of the uniform numbers the first place that its smallest one may end at. */
  readonly starts: Uint16Array;
}

function walk({ trials, mode, modeMass, odds }: Hill, uniform: number): number {
  let away = 0;
  let leftMass = modeMass;
  let rightMass = modeMass;
  let rest = uniform - modeMass;
  if (rest < 0) return mode;

  while (leftMass + rightMass > TAIL) {
    rightMass *= ((trials - mode - away) / (mode + away + 1)) * odds;
    leftMass *= (mode - away) / ((trials - mode + away + 1) * odds);
    away += 1;
    rest -= rightMass;
    if (rest < 0) return mode + away;
    rest -= leftMass;
    if (rest < 0) return mode - away;
  }
  return mode;
}

/** The masses of {@link walk}, added up. */
function tableOf({ trials, mode, modeMass, odds }: Hill): Table {
  const upTo = [modeMass];
  let away = 0;
  let leftMass = modeMass;
  let rightMass = modeMass;
  let sum = modeMass;
  while (leftMass + rightMass > TAIL) {
    rightMass *= ((trials - mode - away) / (mode + away + 1)) * odds;
    leftMass *= (mode - away) / ((trials - mode + away + 1) * odds);
    away += 1;
    sum += rightMass;
    upTo.push(sum);
    sum += leftMass;
    upTo.push(sum);
  }

  const starts = new Uint16Array(PARTS);
  let place = 0;
  for (let part = 0; part < PARTS; part += 1) {
    while (place < upTo.length && (upTo[place] ?? 0) <= part / PARTS) place += 1;
    starts[part] = place;
  }

  return { mode, upTo: Float64Array.from(upTo), starts };
}

function lookUp({ mode, upTo, starts }: Table, uniform: number): number {
  let place = starts[Math.floor(uniform * PARTS)] ?? 0;
  while (place < upTo.length && (upTo[place] ?? 0) <= uniform) place += 1;
  if (place >= upTo.length) return mode;

  return place % 2 === 1 ? mode + (place + 1) / 2 : mode - place / 2;
}

function logFactorials(most: number): Float64Array {
  const logs = new Float64Array(most + 1);
  for (let number = 2; number <= most; number += 1) logs[number] = (logs[number - 1] ?? 0) + Math.log(number);

  return logs;
}
