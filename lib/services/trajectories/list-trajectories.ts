import type { CappedCount, TrajectoryPage, TrajectoryQuery } from "@/lib/contract/trajectories";
import { compileFilter } from "@/lib/db/compile-filter";
import { type Cursor, printCursor, readCursor } from "@/lib/db/cursor";
import { keysetPage } from "@/lib/db/keyset-page";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { COUNT_CAP, countCapped } from "./count-matches";
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
  const filter = readFilter(query.filter);
  const { field, direction } = readSort(query.sort);
  const cursor = query.cursor === undefined ? undefined : cursorOf(query.cursor, query.sort);
  const corpus = await getCorpusKey(ctx.db, query.corpus);

  const where = compileFilter(filter, corpus.id);
  const count = cursor ? countOf(cursor) : await countCapped(ctx.db, corpus.id, where);
  const matches = count.isCapped ? COUNT_CAP + 1 : count.value;
  const page = { corpusId: corpus.id, where, sort: field, direction, after: cursor, limit: query.limit + 1, matches };
  const places = await keysetPage(ctx.db, page);
  const shown = places.slice(0, query.limit);
  const items = await trajectoryRows(
    ctx.db,
    corpus.id,
    shown.map((place) => place.id),
  );

  const last = places.length > query.limit ? shown.at(-1) : undefined;

  return { items, count, nextCursor: last ? printCursor({ ...last, sort: query.sort, count: matches }) : null };
}

function cursorOf(text: string, sort: string): Cursor {
  const cursor = readCursor(text, sort);
  if (cursor) return cursor;

  throw new ServiceError("INVALID", "This page belongs to another order of the table. Start from its first page.");
}

function countOf(cursor: Cursor): CappedCount {
  return { value: Math.min(cursor.count, COUNT_CAP), isCapped: cursor.count > COUNT_CAP };
}
