const PRICE = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 4 });

/** $0.0275: a price a million tokens. */
export function formatPrice(value: number): string {
  return PRICE.format(value);
}
