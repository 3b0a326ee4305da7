import { createHash } from "node:crypto";
import * as z from "zod";
import type { Db } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { POOLS, type Pool } from "@/lib/leak/assign-pools";
import { isHeldAgainst } from "@/lib/leak/shipped-audit";
import type { ReleaseProblem } from "@/lib/release/release-row";
import { readLeakProblems } from "@/lib/services/clusters/read-leak-problems";
import { readPools } from "@/lib/services/splits/read-pools";

const ShippedRow = z.object({ problem: z.int(), pool: z.enum(POOLS) });

/** Problems of a release's members by their internal id, with the pool that each is shipped in. */
export async function shippedProblems(db: Db, releaseId: number): Promise<ReadonlyMap<number, Pool>> {
  const rows = await queryRows(
    db,
    ShippedRow,
    sql`select distinct problem_id as problem, pool from release_member where release_id = ${releaseId}`,
  );

  return new Map(rows.map(({ problem, pool }) => [problem, pool]));
}

export interface SplitProblems {
  /** Every problem of the split with its pool; one that is shipped has the pool that it is shipped in. */
  readonly all: readonly ReleaseProblem[];
  /** Those that an audit of the release looks at: what is shipped, and what it is held against. */
  readonly audited: readonly ReleaseProblem[];
}

/** The problems of a split as a release sees them, in the order of their keys. */
export async function splitProblems(
  db: Db,
  { corpusId, splitId, releaseId }: { readonly corpusId: number; readonly splitId: number; readonly releaseId: number },
): Promise<SplitProblems> {
  const shipped = await shippedProblems(db, releaseId);
  const leaving = new Set(shipped.values());
  const pools = await readPools(db, splitId);
  const all: ReleaseProblem[] = [];
  const audited: ReleaseProblem[] = [];

  for (const {
    id,
    clusterKey,
    extId: _,
    key: _key,
    bucket: _bucket,
    difficulty: _difficulty,
    ...problem
  } of await readLeakProblems({ db }, corpusId)) {
    const pool = shipped.get(id) ?? pools.get(id);
    if (pool === undefined) continue;
    const pooled = { ...problem, pool, cluster: clusterKey };
    all.push(pooled);
    if (shipped.has(id) || isHeldAgainst(pool, leaving)) audited.push(pooled);
  }

  return { all, audited };
}

/** SHA-256 over problem, cluster and pool of each, in the order given. */
export function assignmentHash(problems: readonly ReleaseProblem[]): string {
  const hash = createHash("sha256");
  for (const { name, cluster, pool } of problems) hash.update(`${JSON.stringify([name, cluster, pool])}\n`);

  return hash.digest("hex");
}
