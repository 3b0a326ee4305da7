const CENTS = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** $1.20, and "under $0.01" rather than a false 0. */
export function formatDollars(value: number): string {
  if (value > 0 && value < 0.01) return "under $0.01";

  return CENTS.format(value);
}
