import type { DbOrTransaction } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import type { Pool } from "@/lib/leak/assign-pools";

interface NewPools {
  readonly splitId: number;
  /** Internal ids, with the pool of each beside it. */
  readonly problems: readonly number[];
  readonly pools: readonly Pool[];
  /** The pin that each followed, or null. */
  readonly followed: readonly (number | null)[];
  readonly at: Date;
}

/** Gives problems their pools; what has one keeps it. */
export async function writePools(
  db: DbOrTransaction,
  { splitId, problems, pools, followed, at }: NewPools,
): Promise<void> {
  await db.$executeRaw(
    sql`insert into split_pool (split_id, problem_id, pool, followed_id, assigned_at)
        select ${splitId}, n.problem, n.pool, n.followed, ${at}
        from unnest(${[...problems]}::int[], ${[...pools]}::text[], ${[...followed]}::int[]) as n(problem, pool, followed)
        on conflict (split_id, problem_id) do nothing`,
  );
}

/** A quarter of a million problems take seconds. */
export const WRITING_TIME = { maxWait: 20_000, timeout: 120_000 } as const;
