const AFFIRMATIVE = ["true", "yes", "pass", "positive", "agentic"];

/**
 * The value whose finding is measured when nobody names one: of two values the one that affirms (true, yes, pass,
 * positive, agentic, in any case), else the second in the order of the scale, which is 1 of 0 and 1.
 *
 * @returns undefined unless there are two values
 */
export function positiveOf(values: readonly string[]): string | undefined {
  if (values.length !== 2) return undefined;

  return values.find((value) => AFFIRMATIVE.includes(value.toLowerCase())) ?? values[1];
}
