const CENTS = new Intl.NumberFormat("en", { style: "currency", currency: "USD" });
const SMALL = new Intl.NumberFormat("en", { style: "currency", currency: "USD", maximumSignificantDigits: 3 });

/** $1.20, and below ten cents three digits that count: $0.0131. */
export function formatCost(costUsd: number): string {
  return (costUsd < 0.1 ? SMALL : CENTS).format(costUsd);
}
