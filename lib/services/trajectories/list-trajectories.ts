import type { TrajectoryPage, TrajectoryQuery } from "@/lib/contract/trajectories";
import { countedPage } from "@/lib/db/counted-page";
import { type Cursor, printCursor, readCursor } from "@/lib/db/cursor";
import { keysetPage, type PageRequest } from "@/lib/db/keyset-page";
import type { Place } from "@/lib/db/order-place";
import { countLeftOut } from "@/lib/services/blindness/seen-rows";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";
import { staleSelection } from "@/lib/services/selection/stale-selection";
import { ServiceError } from "@/lib/services/service-error";
import { COUNT_CAP } from "./count-matches";
import { matchingRows } from "./matching-rows";
import { readFilter } from "./read-filter";
import { readSort } from "./read-sort";
import { trajectoryRows } from "./trajectory-row";

/**
 * One page of the table with the count of all matches, capped. The count is made once, with the first page.
 *
 * @throws ServiceError INVALID for a wrong filter or a cursor of another sort, NOT_FOUND for an unknown corpus
 */
export async function listTrajectories(ctx: Context, query: TrajectoryQuery): Promise<TrajectoryPage> {
  requirePermission(ctx, "read");
  const filter = readFilter(ctx, query.filter);
  const { field, direction } = readSort(query.sort);
  const cursor = query.cursor === undefined ? undefined : cursorOf(query.cursor, query.sort);
  const corpus = await getCorpusKey(ctx.db, query.corpus);

  const page = {
    corpusId: corpus.id,
    where: await matchingRows(ctx, corpus.id, filter),
    sort: field,
    direction,
    after: cursor,
    limit: query.limit + 1,
  };
  // What was read after the rows could be of a later moment than they are, and say that old ones are as they should be.
  const selection = cursor ? undefined : await staleSelection(ctx.db, corpus.id, filter);
  const leftOut = cursor ? undefined : await countLeftOut(ctx, corpus.id);

  const { count, places } = await countedOrWalked(ctx.db, page, cursor?.count);
  const shown = places.slice(0, query.limit);
  const items = await trajectoryRows(
    ctx,
    corpus.id,
    shown.map((place) => place.id),
  );

  const last = places.length > query.limit ? shown.at(-1) : undefined;

  const nextCursor = last ? printCursor({ ...last, sort: query.sort, count }) : null;

  return {
    items,
    count: { value: Math.min(count, COUNT_CAP), isCapped: count > COUNT_CAP },
    nextCursor,
    ...(leftOut ? { leftOut } : {}),
    ...(selection ? { selection } : {}),
  };
}

/** Few matches are counted and sorted in one statement; many are walked along the index of the order. */
async function countedOrWalked(
  db: Context["db"],
  page: PageRequest,
  known: number | undefined,
): Promise<{ count: number; places: Place[] }> {
  const counted =
    known === undefined || known <= COUNT_CAP ? await countedPage(db, { ...page, cap: COUNT_CAP }) : undefined;
  const places = counted?.places ?? (await keysetPage(db, page));

  return { count: known ?? counted?.count ?? 0, places };
}

function cursorOf(text: string, sort: string): Cursor {
  const cursor = readCursor(text, sort);
  if (cursor) return cursor;

  throw new ServiceError("INVALID", "This page belongs to another order of the table. Start from its first page.");
}
