import { Moved } from "@/lib/contract/splits";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";
import { reviewsBlind } from "@/lib/services/blindness/seen-rows";

interface Asked {
  /** Internal ids. */
  readonly corpusId: number;
  readonly splitId: number;
  /** One of its releases; all of them where it is absent. */
  readonly releaseId?: number;
}

/**
 * Problems of signed releases that lie in another pool of their split by now than the one they were shipped in: a model
 * trained on the one pool knows them in the other. None of them for who still reviews anything of the corpus blind.
 */
export async function readMoved(asker: Asker, asked: Asked): Promise<Moved[]> {
  if (await reviewsBlind(asker, asked.corpusId)) return [];

  return queryRows(asker.db, Moved, movedSql(asked));
}

/** Few have moved at all, so those come first and the members are asked for them alone. */
export function movedSql({ splitId, releaseId }: Omit<Asked, "corpusId">): Sql {
  const isAsked = releaseId === undefined ? sql`true` : sql`r.id = ${releaseId}`;

  return sql`with moved as materialized (
      select r.id as release_id, sp.problem_id, sp.pool from release r
      join split_pool sp on sp.split_id = r.split_id and sp.assigned_at > r.frozen_at
      where r.split_id = ${splitId} and r.state = 'signed' and ${isAsked}
    )
    select r.ext_id::text as release, r.number, r.name, m.pool as from, w.pool as to,
      count(distinct m.problem_id)::int as problems
    from moved w join release r on r.id = w.release_id
    join release_member m on m.release_id = w.release_id and m.problem_id = w.problem_id and m.pool <> w.pool
    group by 1, 2, 3, 4, 5 order by 2, 4, 5`;
}
