const CENTS = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
/** A product of a price misses a whole cent by less. */
const NOTHING = 1e-9;

/** $1.20, and "under $0.01" rather than a false 0. */
export function dollarWords(value: number): string {
  if (value > 0 && value < 0.01) return "under $0.01";

  return CENTS.format(value);
}

/** "at most $1.24" of 1.234: rounded up, as the words promise that it is not more. */
export function mostDollarWords(value: number): string {
  return `at most ${CENTS.format(Math.max(0, Math.ceil(value * 100 - NOTHING)) / 100)}`;
}
