import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { POOL_NAME } from "@/lib/db/compile-pools";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import type { Group } from "./count-groups";
import { matches } from "./count-matches";

const PoolRow = z.object({ value: z.string().nullable(), count: z.int() });

interface Request {
  readonly corpusId: number;
  readonly where: Sql;
}

/**
 * Matching rows by the pools of their problems, in every split; nothing in a corpus without one. Splits whose names differ in
 * capital letters alone, which a filter takes for one, are one value.
 */
export async function countPools(db: DbOrTransaction, { corpusId, where }: Request): Promise<Group[]> {
  if ((await db.split.count({ where: { corpusId } })) === 0) return [];

  return queryRows(
    db,
    PoolRow,
    sql`with m as materialized (select t.problem_id, count(*)::int as rows ${matches(corpusId, where)} group by 1),
          held as materialized (select sp.problem_id, lower(${POOL_NAME}) as small, min(${POOL_NAME} collate "C") as value
            from split s join split_pool sp on sp.split_id = s.id where s.corpus_id = ${corpusId} group by 1, 2)
        select min(h.value) as value, sum(m.rows)::int as count from m join held h on h.problem_id = m.problem_id
          group by h.small
        union all
        select null, coalesce(sum(m.rows), 0)::int from m
          where not exists (select from held h where h.problem_id = m.problem_id)`,
  );
}
