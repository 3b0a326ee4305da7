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

/** Problems that a person gave their pool, by internal id. */
export async function readPinned(db: DbOrTransaction, splitId: number): Promise<ReadonlySet<number>> {
  const rows = await db.splitPool.findMany({ where: { splitId, isPinned: true }, select: { problemId: true } });

  return new Set(rows.map(({ problemId }) => problemId));
}
