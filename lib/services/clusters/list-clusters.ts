import * as z from "zod";
import type { ClusterList, ClusterQuery } from "@/lib/contract/clusters";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";
import { requireOpenCorpus } from "@/lib/services/splits/require-open-corpus";
import { unknownCursor } from "@/lib/services/unknown-cursor";
import { clusterFigures } from "./cluster-figures";
import { clusterRows } from "./cluster-rows";
import { CLUSTER_ID } from "./cluster-sql";
import { clusterState } from "./cluster-state";
import { clusterSummaries } from "./cluster-summaries";
import { matchingClusters } from "./matching-clusters";

const PageRow = z.object({ total: z.int(), hasCursor: z.boolean(), id: z.int().nullable() });

/**
 * Leak clusters of a corpus, the largest first, with what is said of all of them.
 *
 * @throws ServiceError NOT_FOUND, FORBIDDEN for who reviews anything of the corpus blind, INVALID for a cursor that is none
 */
export async function listClusters(
  ctx: Asker,
  { id, ...query }: ClusterQuery & { readonly id: string },
): Promise<ClusterList> {
  requirePermission(ctx, "see_releases");
  const corpus = await getCorpusKey(ctx.db, id);
  await requireOpenCorpus(ctx, corpus.id);
  // Before the rows: an answer that names no job has the rows that the last one made.
  const state = await clusterState(ctx, corpus.id);
  const { total, ids } = await pageOf(ctx, corpus.id, query);
  const [items, figures] = await Promise.all([
    clusterSummaries(ctx.db, { corpusId: corpus.id, ids: ids.slice(0, query.limit), find: query.find?.trim() ?? "" }),
    clusterFigures(ctx.db, corpus.id),
  ]);

  return {
    items,
    total,
    nextCursor: ids.length > query.limit ? (items.at(-1)?.id ?? null) : null,
    ...figures,
    ...state,
  };
}

/** One cluster more than asked for, where there are more. */
async function pageOf({ db }: Asker, corpusId: number, { cursor, limit, ...asked }: ClusterQuery) {
  const after = cursor ?? null;
  const clusters = await clusterRows(db, corpusId, asked.size);
  const rows = await queryRows(
    db,
    PageRow,
    sql`with m as materialized (
          select c.id, c.problems, c.key from (${clusters}) c
          where ${matchingClusters(corpusId, asked)}
        ), place as (
          select coalesce(c.problems, 1) as problems, coalesce(c.key, p.key) as key
          from problem p left join leak_cluster c on c.id = ${CLUSTER_ID}
          where p.corpus_id = ${corpusId} and p.ext_id = ${after}::uuid
        )
        select (select count(*)::int from m) as total, exists (select from place) as "hasCursor", page.id
        from (select 1) one left join lateral (
          select m.id, m.problems, m.key from m
          where ${after}::uuid is null or (select m.problems < place.problems
            or m.problems = place.problems and m.key collate "C" > place.key collate "C" from place)
          order by m.problems desc, m.key collate "C" limit ${limit + 1}::int) page on true
        order by page.problems desc, page.key collate "C"`,
  );
  const [first] = rows;
  if (after !== null && first?.hasCursor !== true) throw unknownCursor();

  return { total: first?.total ?? 0, ids: rows.flatMap((row) => row.id ?? []) };
}
