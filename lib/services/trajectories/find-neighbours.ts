import type { NeighbourQuery, Neighbours } from "@/lib/contract/trajectory-detail";
import { countedPage } from "@/lib/db/counted-page";
import { keysetPage, type PageRequest, placeOf } from "@/lib/db/keyset-page";
import { type Place, wayBack } from "@/lib/db/order-place";
import { blindLayers } from "@/lib/services/blindness/hidden-layers";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";
import { COUNT_CAP } from "./count-matches";
import { locateTrajectory, noSuchTrajectory } from "./locate-trajectory";
import { matchingRows } from "./matching-rows";
import { readFilter } from "./read-filter";
import { readSort } from "./read-sort";
import { trajectoryIds } from "./trajectory-ids";

/**
 * The rows before and after one in the table's filter and order. The row itself need not match any more:
 * after a label takes it out of the filter, its neighbours are still those of its place.
 */
export async function findNeighbours(
  ctx: Context,
  query: NeighbourQuery & { readonly id: string },
): Promise<Neighbours> {
  requirePermission(ctx, "read");
  const filter = readFilter(ctx, query.filter);
  const { field, direction } = readSort(query.sort);
  const corpus = await getCorpusKey(ctx.db, query.corpus);
  const key = await locateTrajectory(ctx.db, query.id);
  const after = await placeOf(ctx.db, { corpusId: corpus.id, id: key.id, sort: field });
  if (!after || key.corpusId !== corpus.id) throw noSuchTrajectory();

  // The place of a row in an order tells the value that it is sorted by.
  if ((await blindLayers(ctx, key)).length > 0) return { previous: null, next: null };
  const where = await matchingRows(ctx, corpus.id, filter);
  const page = { corpusId: corpus.id, where, sort: field, after, limit: 1 };
  const [[next], [previous]] = await Promise.all([
    nextPlaces(ctx.db, { ...page, direction }),
    nextPlaces(ctx.db, { ...page, ...wayBack(direction) }),
  ]);
  const ids = await trajectoryIds(
    ctx.db,
    corpus.id,
    [previous, next].flatMap((place) => place?.id ?? []),
  );

  return { previous: previous ? (ids.get(previous.id) ?? null) : null, next: next ? (ids.get(next.id) ?? null) : null };
}

/** Few matches are sorted; many are walked along the index of the order. */
async function nextPlaces(db: Context["db"], page: PageRequest): Promise<Place[]> {
  const { places } = await countedPage(db, { ...page, cap: COUNT_CAP });

  return places ?? keysetPage(db, page);
}
