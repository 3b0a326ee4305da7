import * as z from "zod";
import { type ClusterList, ClusterReason } from "@/lib/contract/clusters";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { clusterRows } from "./cluster-rows";
import { tornIn } from "./matching-clusters";

const FiguresRow = z.object({ problems: z.int(), clusters: z.int(), joined: z.int(), largest: z.int() });
const ReasonRow = z.object({ reason: ClusterReason, clusters: z.int() });
const SplitRow = z.object({ id: z.uuid(), name: z.string(), torn: z.int() });

/** What is said of all clusters of a corpus, whatever is asked for. */
export async function clusterFigures(
  db: DbOrTransaction,
  corpusId: number,
): Promise<Pick<ClusterList, "figures" | "facets">> {
  const rows = await clusterRows(db, corpusId, "any");
  const [figures, reasons, splits] = await Promise.all([
    queryRows(
      db,
      FiguresRow,
      sql`select coalesce(sum(c.problems), 0)::int as problems, count(*)::int as clusters,
            (count(*) filter (where c.problems > 1))::int as joined, coalesce(max(c.problems), 0)::int as largest
          from (${rows}) c`,
    ),
    queryRows(
      db,
      ReasonRow,
      sql`select r.reason, sum(g.clusters)::int as clusters
          from (select c.reasons, count(*) as clusters from leak_cluster c
            where c.corpus_id = ${corpusId} and c.problems > 1 group by 1) g
          cross join unnest(g.reasons) as r(reason) group by 1 order by 2 desc, 1`,
    ),
    queryRows(
      db,
      SplitRow,
      sql`select o.ext_id as id, o.name, (select count(*)::int from (${tornIn(sql`s.id = o.id`)}) t) as torn
          from split o where o.corpus_id = ${corpusId} order by o.name, o.id`,
    ),
  ]);

  const [told = { problems: 0, clusters: 0, joined: 0, largest: 0 }] = figures;

  return { figures: told, facets: { reasons, splits } };
}
