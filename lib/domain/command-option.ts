import { shellQuote } from "./shell-quote";

/** An option of a printed command line. With "=", because a value of its own that begins with a minus reads as an option. */
export function commandOption(name: string, value: string): string {
  return `--${name}=${shellQuote(value)}`;
}
