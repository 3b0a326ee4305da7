import type { Context } from "@/lib/services/context";
import { locateRelease } from "@/lib/services/releases/locate-release";
import { corpusIdOf } from "./corpus-id";
import { UsageError } from "./usage-error";

/** Of a release number; no corpus gives a larger one. */
const MOST_DIGITS = 9;

/**
 * The number that a command names a release by.
 *
 * @throws UsageError for what is no number
 */
export function releaseNumber(text: string | undefined): number {
  if (text === undefined || !/^[1-9]\d*$/.test(text) || text.length > MOST_DIGITS)
    throw new UsageError("Name one release by its number.");

  return Number(text);
}

/**
 * A release of a corpus by its number.
 *
 * @throws Error that names the newest number there is
 */
export async function releaseOf(context: Context, corpus: string, number: number): Promise<{ readonly id: string }> {
  const { id, newest } = await locateRelease(context, { id: await corpusIdOf(context.db, corpus), number });
  if (id !== undefined) return { id };

  const known = newest === undefined ? "there is none" : `the newest is ${newest}`;
  throw new Error(`There is no release ${number} of “${corpus}”; ${known}.`);
}
