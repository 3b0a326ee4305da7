import type { NeighbourQuery, Neighbours } from "@/lib/contract/trajectory-detail";
import { compileFilter } from "@/lib/db/compile-filter";
import { keysetPage, placeOf } from "@/lib/db/keyset-page";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { COUNT_CAP, countCapped } from "./count-matches";
import { locateTrajectory, noSuchTrajectory } from "./locate-trajectory";
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
  const filter = readFilter(query.filter);
  const { field, direction } = readSort(query.sort);
  const corpus = await getCorpusKey(ctx.db, query.corpus);
  const key = await locateTrajectory(ctx.db, query.id);
  const after = await placeOf(ctx.db, { corpusId: corpus.id, id: key.id, sort: field });
  if (!after || key.corpusId !== corpus.id) throw noSuchTrajectory();

  const where = compileFilter(filter, corpus.id);
  const count = await countCapped(ctx.db, corpus.id, where);
  const matches = count.isCapped ? COUNT_CAP + 1 : count.value;
  const page = { corpusId: corpus.id, where, sort: field, after, limit: 1, matches };
  const opposite = direction === "ascending" ? "descending" : "ascending";
  const [next] = await keysetPage(ctx.db, { ...page, direction });
  const [previous] = await keysetPage(ctx.db, { ...page, direction: opposite });
  const ids = await trajectoryIds(
    ctx.db,
    corpus.id,
    [previous, next].flatMap((place) => place?.id ?? []),
  );

  return { previous: previous ? (ids.get(previous.id) ?? null) : null, next: next ? (ids.get(next.id) ?? null) : null };
}
