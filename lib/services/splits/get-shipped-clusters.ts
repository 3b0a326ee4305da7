import * as z from "zod";
import type { ShippedClusters } from "@/lib/contract/splits";
import { queryRows, sql } from "@/lib/db/query-rows";
import { POOLS } from "@/lib/leak/assign-pools";
import { reviewsBlind } from "@/lib/services/blindness/seen-rows";
import { CLUSTER_ID, clusterMembers } from "@/lib/services/clusters/cluster-sql";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { locateSplit } from "./locate-split";

const ShippedRow = z.object({
  release: z.uuid(),
  number: z.int(),
  name: z.string(),
  pool: z.enum(POOLS),
  problems: z.int(),
});

interface Asked {
  /** The split. */
  readonly id: string;
  /** Problems by which clusters are meant. */
  readonly problems: readonly string[];
}

/**
 * What signed releases of a split ship of some clusters, to be known before they are pinned elsewhere. Nothing for who still
 * reviews anything of the corpus blind, who pins none.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function getShippedClusters(
  ctx: Pick<Context, "db" | "person">,
  { id, problems }: Asked,
): Promise<ShippedClusters> {
  requirePermission(ctx, "see_releases");
  const split = await locateSplit(ctx.db, id);
  if (await reviewsBlind(ctx, split.corpusId)) return { items: [] };

  const items = await queryRows(
    ctx.db,
    ShippedRow,
    sql`with held as materialized (
          select distinct h.problem_id from (
            select distinct ${CLUSTER_ID} as cluster from problem p
            where p.ext_id = any(${[...problems]}::uuid[]) and p.corpus_id = ${split.corpusId}
          ) c cross join lateral (${clusterMembers(sql`c.cluster`)}) h(problem_id)
        )
        select r.ext_id::text as release, r.number, r.name, m.pool, count(distinct m.problem_id)::int as problems
        from release r join release_member m on m.release_id = r.id join held h on h.problem_id = m.problem_id
        where r.split_id = ${split.id} and r.state = 'signed' group by 1, 2, 3, 4 order by 2, 4`,
  );

  return { items };
}
