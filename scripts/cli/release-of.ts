import { RELEASES_LEFT_OUT } from "@/lib/domain/releases-left-out";
import type { Context } from "@/lib/services/context";
import { locateRelease } from "@/lib/services/releases/locate-release";
import { corpusIdOf } from "./corpus-id";
import { leavesReleasesOut, NO_RELEASE_SHOWN } from "./releases-left-out";
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
 * @throws Error that names the newest number there is, or says that some are not shown
 */
export async function releaseOf(context: Context, corpus: string, number: number): Promise<{ readonly id: string }> {
  const corpusId = await corpusIdOf(context.db, corpus);
  const { id, newest } = await locateRelease(context, { id: corpusId, number });
  if (id !== undefined) return { id };
  if (await leavesReleasesOut(context, corpusId)) {
    // Whether there is one of that number is not told.
    throw new Error(
      newest === undefined
        ? NO_RELEASE_SHOWN
        : `No release ${number} of “${corpus}” is shown to you. ${RELEASES_LEFT_OUT}`,
    );
  }

  const known = newest === undefined ? "there is none" : `the newest is ${newest}`;
  throw new Error(`There is no release ${number} of “${corpus}”; ${known}.`);
}
