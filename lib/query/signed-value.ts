import type { ParsedValue } from "./parsed-filter";

export type WrittenValue = Pick<ParsedValue, "text" | "isQuoted" | "operator">;

/** A plain number with a sign before it: in a list it is never read as the rest of another one. */
export function signed<Value extends WrittenValue>(value: Value): Value {
  const isPlain = value.operator === undefined && !value.isQuoted && /^\d+(\.\d+)?$/.test(value.text);

  return isPlain ? { ...value, operator: "=" } : value;
}
