import type { Mistake, ParsedValue } from "./parsed-filter";

/** A whole number with its thousands divided by points: it would be read as the digits before the first one. */
const GROUPED = /^-?\d{1,3}(\.\d{3})+$/;

/** Points that were meant to divide the thousands of a whole number, with the number as it is written here. */
export function explainPoints(
  value: ParsedValue,
  name: string,
  isAccepted: (values: string) => boolean,
): readonly Mistake[] {
  const ends = value.operator ? [value.text] : value.text.split("..");
  if (value.isQuoted || !ends.some((end) => GROUPED.test(end))) return [];

  const whole = ends.map((end) => (GROUPED.test(end) ? end.replaceAll(".", "") : end)).join("..");
  const meant = `${value.operator ?? ""}${whole}`;
  if (!isAccepted(meant)) return [];

  return [
    {
      message: `${name} takes a whole number. Write ${meant} without the point`,
      span: value.span,
      suggestion: meant,
    },
  ];
}
