import type { Db } from "@/lib/db/client";
import { fieldFromOthers } from "@/lib/query/field-rights";
import type { Filter } from "@/lib/query/filter";
import { ServiceError } from "@/lib/services/service-error";
import { staleSelection } from "./stale-selection";

/**
 * What is written by where trajectories leave the pipeline is written by the active version, of every trajectory and
 * label of this moment.
 *
 * @throws ServiceError CONFLICT for a filter by the stored selection while that is behind; it is made anew then
 */
export async function requireCurrentSelection(db: Db, corpusId: number, filter: Filter): Promise<void> {
  const stale = await staleSelection(db, corpusId, filter);
  if (stale === undefined) return;

  const what = `What “${fieldFromOthers(filter)}” tells is`;
  throw new ServiceError(
    "CONFLICT",
    stale === "being_made"
      ? `${what} being brought up to date. Try again in a moment, or filter without it.`
      : `${what} out of date, and bringing it up to date failed or was cancelled. Have it made anew at the pipeline of the filter lab, or filter without it.`,
  );
}
