import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { POOLS, type Pool } from "@/lib/leak/assign-pools";

const PoolRow = z.object({ problem: z.int(), pool: z.enum(POOLS) });

/** The pools of a split by the internal ids of its problems. */
export async function readPools(db: DbOrTransaction, splitId: number): Promise<ReadonlyMap<number, Pool>> {
  const rows = await queryRows(
    db,
    PoolRow,
    sql`select problem_id as problem, pool from split_pool where split_id = ${splitId}`,
  );

  return new Map(rows.map(({ problem, pool }) => [problem, pool]));
}

const PinOfRow = z.object({ problem: z.int(), pin: z.int() });

/** The pin that a problem has its pool by, itself or because it followed one that has; by internal ids. */
export async function readPinOf(db: DbOrTransaction, splitId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await queryRows(
    db,
    PinOfRow,
    sql`select sp.problem_id as problem, sp.followed_id as pin from split_pool sp
        where sp.split_id = ${splitId} and not sp.is_pinned and sp.followed_id is not null
        union all
        select sp.problem_id, max(m.pin_id) from split_pool sp
        join split_pin_problem m on m.problem_id = sp.problem_id
        join split_pin s on s.id = m.pin_id and s.split_id = sp.split_id and s.unpinned_at is null
        where sp.split_id = ${splitId} and sp.is_pinned group by 1`,
  );

  return new Map(rows.map(({ problem, pin }) => [problem, pin]));
}

/** Problems that a person gave their pool, by internal id. */
export async function readPinned(db: DbOrTransaction, splitId: number): Promise<ReadonlySet<number>> {
  const rows = await db.splitPool.findMany({ where: { splitId, isPinned: true }, select: { problemId: true } });

  return new Set(rows.map(({ problemId }) => problemId));
}
