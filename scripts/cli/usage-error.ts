import { meantWord } from "./meant-word";

/** The command line asks for something that the command does not do: one sentence and where its options stand, exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/**
 * The sentence about a mistake in the command line, ours or one that node:util parseArgs found; undefined for any other
 * error.
 *
 * @param usage - of the command: a misspelt option is one of those that it names
 */
export function usageMistake(error: unknown, usage: string): string | undefined {
  if (error instanceof UsageError) return error.message;
  if (!(error instanceof TypeError) || !("code" in error)) return undefined;
  if (!String(error.code).startsWith("ERR_PARSE_ARGS")) return undefined;

  const [, valueless] = /^Option '(?:-\w, )?(--[\w-]+)' argument is ambiguous/.exec(error.message) ?? [];
  if (valueless !== undefined)
    return `${valueless} is missing its value; one that begins with a dash is written ${valueless}=VALUE.`;

  // What follows the first sentence explains how to pass such a word as an argument, which nobody meant here.
  const sentence = `${error.message.split(". ")[0]?.replace(/\.$/, "")}.`;
  const [, typed] = /^Unknown option '--([^']+)'/.exec(sentence) ?? [];
  if (typed === undefined) return sentence;

  return `${sentence}${meantWord(typed, namedOptions(usage), (option) => `--${option}`)}`;
}

/** Each once: of a beginning that two words share nobody knows which is meant. */
function namedOptions(usage: string): readonly string[] {
  return [...new Set(usage.match(/(?<=--)[a-z][\w-]*/g))];
}
