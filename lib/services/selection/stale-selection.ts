import type { TrajectoryPage } from "@/lib/contract/trajectories";
import type { Db } from "@/lib/db/client";
import { fieldFromOthers } from "@/lib/query/field-rights";
import type { Filter } from "@/lib/query/filter";
import { type Freshness, freshSelection } from "./fresh-selection";

/** How the selection that a filter asks is behind, and is made anew if it can be; undefined where all is as it says. */
export async function staleSelection(db: Db, corpusId: number, filter: Filter): Promise<TrajectoryPage["selection"]> {
  if (fieldFromOthers(filter) === undefined) return undefined;

  return howStale(db, corpusId);
}

/** How the selection of a corpus is behind, and is made anew if it can be; undefined where it is current. */
export async function howStale(
  db: Db,
  corpusId: number,
  freshness: Freshness = {},
): Promise<TrajectoryPage["selection"]> {
  const { isCurrent, isBeingMade } = await freshSelection(db, corpusId, freshness);
  if (isCurrent) return undefined;

  return isBeingMade ? "being_made" : "out_of_date";
}
