/** The command line asks for something that the command does not do: one sentence, then the usage, exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** The sentence about a mistake in the command line, ours or one that node:util parseArgs found; undefined for any other error. */
export function usageMistake(error: unknown): string | undefined {
  if (error instanceof UsageError) return error.message;
  if (!(error instanceof TypeError) || !("code" in error)) return undefined;
  if (!String(error.code).startsWith("ERR_PARSE_ARGS")) return undefined;

  // What follows the first sentence explains how to pass such a word as an argument, which nobody meant here.
  return `${error.message.split(". ")[0]?.replace(/\.$/, "")}.`;
}
