/** An entry of the flattened proxy log as people count them, from 1. Whatever names one, names it so. */
export function logNumber(order: number): string {
  return `logged call ${order + 1}`;
}

/** More are counted, with the first and the last. */
const MOST_NAMED = 3;

/** Some entries in log order: "logged calls 2, 3", "7 logged calls from 2 to 31"; empty without any. */
export function logNumbers(orders: readonly number[]): string {
  const [first, ...others] = orders;
  const last = others.at(-1);
  if (first === undefined) return "";
  if (last === undefined) return logNumber(first);
  if (orders.length <= MOST_NAMED) return `logged calls ${orders.map((order) => order + 1).join(", ")}`;

  return `${orders.length} logged calls from ${first + 1} to ${last + 1}`;
}
