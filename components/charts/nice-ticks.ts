/**
 * Round numbers for an axis, from one that is no higher than the lowest value to one that is no lower than the highest.
 *
 * @param about - how many there should be
 */
export function niceTicks(low: number, high: number, about: number): number[] {
  const span = high > low ? high - low : Math.abs(low) || 1;
  const rough = span / Math.max(1, about - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (FACTORS.find((factor) => factor * power >= rough * 0.999) ?? 10);
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9));

  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
}

const FACTORS = [1, 2, 5, 10];
