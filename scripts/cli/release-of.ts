import type { Context } from "@/lib/services/context";
import { locateRelease } from "@/lib/services/releases/locate-release";
import { corpusIdOf } from "./corpus-id";
import { UsageError } from "./usage-error";

/** Of a release number; no corpus gives a larger one. */
const MOST_DIGITS = 9;

/**
 * A release of a corpus by its number.
 *
 * @throws UsageError for what is no number, Error that names the newest number there is
 */
export async function releaseOf(
  context: Context,
  corpus: string,
  number: string | undefined,
): Promise<{ readonly id: string }> {
  if (number === undefined || !/^[1-9]\d*$/.test(number) || number.length > MOST_DIGITS)
    throw new UsageError("Name one release by its number.");

  const { id, newest } = await locateRelease(context, {
    id: await corpusIdOf(context.db, corpus),
    number: Number(number),
  });
  if (id !== undefined) return { id };

  const known = newest === undefined ? "there is none" : `the newest is ${newest}`;
  throw new Error(`There is no release ${number} of “${corpus}”; ${known}.`);
}
