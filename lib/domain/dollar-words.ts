const CENTS = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** $1.20, and "under $0.01" rather than a false 0. */
export function dollarWords(value: number): string {
  if (value > 0 && value < 0.01) return "under $0.01";

  return CENTS.format(value);
}

/** "about $1.20" of an estimate, and "under $0.01". */
export function aboutDollarWords(value: number): string {
  return value < 0.01 ? dollarWords(value) : `about ${dollarWords(value)}`;
}
