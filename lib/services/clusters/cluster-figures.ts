import * as z from "zod";
import { type ClusterList, ClusterReason } from "@/lib/contract/clusters";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { clusterRows } from "./cluster-rows";
import { tornIn } from "./matching-clusters";

const FiguresRow = z.object({ problems: z.int(), clusters: z.int(), joined: z.int(), largest: z.int(), all: z.int() });
const ReasonRow = z.object({ reason: ClusterReason, clusters: z.int() });
const SplitRow = z.object({ id: z.uuid(), name: z.string(), torn: z.int() });

/**
 * What is said of all clusters of a corpus, whatever is asked for.
 *
 * @param seen - a condition over `c (id)` for those that may be told of
 */
export async function clusterFigures(
  db: DbOrTransaction,
  corpusId: number,
  seen: Sql,
): Promise<Pick<ClusterList, "figures" | "leftOut" | "facets">> {
  const rows = await clusterRows(db, corpusId, "any");
  const [figures, reasons, splits] = await Promise.all([
    queryRows(
      db,
      FiguresRow,
      sql`select coalesce(sum(c.problems) filter (where c.is_seen), 0)::int as problems,
            (count(*) filter (where c.is_seen))::int as clusters,
            (count(*) filter (where c.is_seen and c.problems > 1))::int as joined,
            coalesce(max(c.problems) filter (where c.is_seen), 0)::int as largest, coalesce(sum(c.problems), 0)::int as all
          from (select c.problems, (${seen}) as is_seen from (${rows}) c) c`,
    ),
    queryRows(
      db,
      ReasonRow,
      sql`select r.reason, sum(g.clusters)::int as clusters
          from (select c.reasons, count(*) as clusters from leak_cluster c
            where c.corpus_id = ${corpusId} and c.problems > 1 and ${seen} group by 1) g
          cross join unnest(g.reasons) as r(reason) group by 1 order by 2 desc, 1`,
    ),
    queryRows(
      db,
      SplitRow,
      sql`select o.ext_id as id, o.name, (select count(*)::int from (${tornIn(sql`s.id = o.id and ${seen}`)}) t) as torn
          from split o where o.corpus_id = ${corpusId} order by o.name, o.id`,
    ),
  ]);

  const { all, ...told } = figures[0] ?? { problems: 0, clusters: 0, joined: 0, largest: 0, all: 0 };

  return { figures: told, leftOut: all - told.problems, facets: { reasons, splits } };
}
