const CENTS = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const PRICE = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 4 });

/** $0.0275: a price a million tokens. */
export function formatPrice(value: number): string {
  return PRICE.format(value);
}

/** $1.20, and "under $0.01" rather than a false 0. */
export function formatDollars(value: number): string {
  if (value > 0 && value < 0.01) return "under $0.01";

  return CENTS.format(value);
}
