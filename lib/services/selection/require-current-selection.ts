import type { Db } from "@/lib/db/client";
import { fieldFromOthers } from "@/lib/query/field-rights";
import type { Filter } from "@/lib/query/filter";
import { ServiceError } from "@/lib/services/service-error";
import { staleSelection } from "./stale-selection";

/**
 * What is written by where trajectories leave the pipeline is written by the active version, of every trajectory and
 * label of this moment.
 *
 * @throws ServiceError for a filter by the stored selection while that is behind: BEHIND while it is made anew, CONFLICT when
 *   that failed
 */
export async function requireCurrentSelection(db: Db, corpusId: number, filter: Filter): Promise<void> {
  const stale = await staleSelection(db, corpusId, filter);
  if (stale === undefined) return;

  const what = `What “${fieldFromOthers(filter)}” says of trajectories`;
  if (stale === "being_made") {
    throw new ServiceError(
      "BEHIND",
      `${what} is being worked out again after the latest changes. Try again in a moment, or filter without it.`,
    );
  }
  throw new ServiceError(
    "CONFLICT",
    `${what} is out of date, and working it out again failed or was cancelled. Bring it up to date in the pipeline of the filter lab, or filter without it.`,
  );
}
