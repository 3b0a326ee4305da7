import type { ParsedValue } from "./parsed-filter";

export type WrittenValue = Pick<ParsedValue, "text" | "isQuoted" | "operator">;

/**
 * Values of a list in which no comma can be part of a number: its numbers stand last, with a sign before each, as in
 * `>8,=192`.
 */
export function signedList<Value extends WrittenValue>(values: readonly Value[]): readonly Value[] {
  const others = values.filter((value) => !isNumber(value));

  return [...others, ...values.filter(isNumber).map((value) => ({ ...value, operator: "=" as const }))];
}

function isNumber({ text, operator = "=" }: WrittenValue): boolean {
  return operator === "=" && /^\d+(\.\d+)?$/.test(text);
}
