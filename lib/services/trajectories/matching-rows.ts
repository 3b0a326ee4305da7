import { compileFilter } from "@/lib/db/compile-filter";
import { type Sql, sql } from "@/lib/db/query-rows";
import { actionsOfFilter, fieldFromOthers } from "@/lib/query/field-rights";
import type { Filter } from "@/lib/query/filter";
import type { Asker } from "@/lib/services/blindness/asker";
import { openRewards } from "@/lib/services/blindness/blind-rewards";
import { reviewsBlind, seenRows } from "@/lib/services/blindness/seen-rows";
import { requireCurrentSelection } from "@/lib/services/selection/require-current-selection";
import { ServiceError } from "@/lib/services/service-error";

/**
 * A condition over `trajectory t` and `review v`: what matches a person's filter of what they may see. A filter that
 * tells of the reward spec finds no row whose spec is hidden from them.
 *
 * @throws ServiceError FORBIDDEN for a field by which one row tells of others, while any is hidden from them
 */
export async function matchingRows(asker: Asker, corpusId: number, filter: Filter): Promise<Sql> {
  const telling = fieldFromOthers(filter);
  if (telling !== undefined && (await reviewsBlind(asker, corpusId)))
    throw new ServiceError("FORBIDDEN", closedFor(telling));

  const seen = sql`${compileFilter(filter, corpusId)} and ${await seenRows(asker, corpusId)}`;
  if (!actionsOfFilter(filter).includes("read_reward")) return seen;

  return sql`${seen} and ${await openRewards(asker, corpusId)}`;
}

/**
 * The same for what writes by a filter, or says what would be written.
 *
 * @throws ServiceError FORBIDDEN as above; CONFLICT for a filter by a selection that is behind
 */
export async function settledRows(asker: Asker, corpusId: number, filter: Filter): Promise<Sql> {
  const matching = await matchingRows(asker, corpusId, filter);
  await requireCurrentSelection(asker.db, corpusId, filter);

  return matching;
}

function closedFor(field: string): string {
  return `“${field}” tells of trajectories that you still review blind in this corpus. Answer those first, or filter without it.`;
}
