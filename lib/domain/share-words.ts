/** A sum of shares misses 0 or 1 by less than this; nothing that is counted comes as near to them. */
const NOTHING = 1e-9;

/**
 * 12.1 %, and "under 0.1 %" or "over 99.9 %" rather than a false 0 or a false 100: who reads 0 takes it that there is none,
 * and who reads 100 that none is missing. Whole percents have the same guard in `formatPercent`.
 */
export function shareWords(share: number): string {
  if (share > NOTHING && share < 0.001) return "under 0.1 %";
  if (share < 1 - NOTHING && share >= 0.9995) return "over 99.9 %";

  return `${(share * 100).toFixed(1)} %`;
}
