/** Where a written tool call may have its arguments. */
export const ARGUMENT_KEYS = ["arguments", "parameters", "args", "kwargs", "input"] as const;

/**
 * The member that holds the arguments of a written tool call: the first of `arguments`, `parameters`, `args`, `kwargs` and
 * `input` that is neither missing nor null. What an agent claims and what its model asked for are read by it alike.
 */
export function argumentsKey(call: Readonly<Record<string, unknown>>): (typeof ARGUMENT_KEYS)[number] | undefined {
  return ARGUMENT_KEYS.find((key) => call[key] !== undefined && call[key] !== null);
}
