/**
 * Exact two-sided p-value of so many wins and losses when each is as likely: McNemar's test of discordant pairs, and the
 * sign test. Ties have no part in it.
 *
 * @returns above 0 and at most 1; 1 without a win or a loss. It is 0 where it is smaller than a number can be.
 * @throws RangeError when the counts are not whole from 0
 * @see McNemar 1947, doi:10.1007/BF02295996; 6 wins and 3 losses give 0.5078125
 */
export function exactSignTest(wins: number, losses: number): number {
  if (!isCount(wins) || !isCount(losses)) throw new RangeError(`${wins} wins and ${losses} losses cannot be.`);
  const pairs = wins + losses;
  const fewer = Math.min(wins, losses);

  // The tail from its largest term down, each a ratio of the one before.
  let term = 1;
  let tail = 1;
  for (let at = fewer; at > 0 && term > 0; at -= 1) {
    term *= at / (pairs - at + 1);
    tail += term;
  }

  return Math.min(1, 2 * tail * chanceOf(fewer, pairs));
}

/** C(pairs, wins) ÷ 2^pairs. It is halved whenever it is above 1, so that it neither overflows nor vanishes early. */
function chanceOf(wins: number, pairs: number): number {
  let chance = 1;
  let halvings = pairs;
  for (let at = 1; at <= wins; at += 1) {
    chance *= (pairs - wins + at) / at;
    while (chance > 1 && halvings > 0) {
      chance /= 2;
      halvings -= 1;
    }
  }
  return chance * 2 ** -halvings;
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0;
}
