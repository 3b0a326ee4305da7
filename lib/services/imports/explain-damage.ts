import type { SourceBroken } from "./open-source";

/**
 * Why a file was not read to its end, with how many whole records came before the place where it breaks.
 *
 * @param readCount - records of it that were read, with the one that it breaks off in or behind
 */
export function explainDamage({ message, isBegun }: SourceBroken, readCount: number): string {
  return isBegun ? `${message} ${recordsBefore(readCount - 1)}` : message;
}

function recordsBefore(count: number): string {
  if (count <= 0) return "No whole record came before that, so none was read.";
  if (count === 1) return "The one whole record before that was read.";

  return `The ${count.toLocaleString("en")} whole records before that were read.`;
}
