import type { Db, DbOrTransaction } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import type { JudgeCheck } from "@/lib/domain/judge-check";
import type { Judgement } from "@/lib/domain/judgement";
import type { Trajectory } from "@/lib/domain/trajectory";
import { nextStored } from "@/lib/services/exports/next-stored";
import { checkColumns, isCheckKept, packCheck } from "./check-columns";
import { readJudged } from "./read-judged";

/** Everything a machine can say about the judgement of a trajectory. */
export type Checker = (trajectory: Trajectory) => JudgeCheck;

export interface CheckRequest {
  readonly corpusId: number;
  /** The last trajectory that was checked. */
  readonly afterId: bigint;
}

/** What a batch did: how many trajectories, and the last of them. */
export interface CheckedBatch {
  readonly checked: number;
  readonly lastId: bigint;
}

/**
 * Checks the next judgements of a corpus from what is stored, and keeps in the same transaction how far it came.
 *
 * @returns undefined when there is nothing left
 */
export async function checkBatch(db: Db, request: CheckRequest, check: Checker): Promise<CheckedBatch | undefined> {
  const keys = await nextStored(db, request.corpusId, request.afterId);
  const lastId = keys.at(-1);
  if (lastId === undefined) return undefined;

  const rows: CheckedRow[] = [];
  for await (const { key, trajectory } of readJudged(db, request.corpusId, keys)) {
    rows.push(checkedRow(key, trajectory.judgement, check(trajectory)));
  }
  await db.$transaction(async (tx) => {
    await writeChecks(tx, request.corpusId, rows);
    await tx.$executeRaw(sql`update corpus set checked_to = ${lastId} where id = ${request.corpusId}`);
  });

  return { checked: keys.length, lastId };
}

interface CheckedRow {
  readonly id: string;
  readonly version: number;
  /** Absent where the check is not worth a row. */
  readonly body?: string;
  readonly disputed: boolean;
  readonly quotes: number | null;
  readonly unresolved: number | null;
  readonly horizon: number | null;
  readonly injections: number;
}

function checkedRow(id: string, judgement: Judgement, check: JudgeCheck): CheckedRow {
  const { disputed, quotes, unresolved, horizonShare, injections } = checkColumns(judgement, check);

  return {
    id,
    version: check.version,
    ...(isCheckKept(judgement, check) ? { body: packCheck(check).toString("base64") } : {}),
    disputed,
    quotes: quotes ?? null,
    unresolved: unresolved ?? null,
    horizon: horizonShare ?? null,
    injections,
  };
}

/** Rows of which the check says what stood there already are not written: most trajectories of other sources. */
async function writeChecks(tx: DbOrTransaction, corpusId: number, rows: readonly CheckedRow[]): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(id bigint, version smallint, body text,
    disputed boolean, quotes smallint, unresolved smallint, horizon real, injections smallint)`;

  await tx.$executeRaw(sql`
    insert into judge_check (corpus_id, trajectory_id, version, body)
    select ${corpusId}, g.id, g.version, decode(g.body, 'base64') from ${given} where g.body is not null
    on conflict (corpus_id, trajectory_id) do update set version = excluded.version, body = excluded.body`);
  await tx.$executeRaw(sql`
    delete from judge_check k using ${given}
    where k.corpus_id = ${corpusId} and k.trajectory_id = g.id and g.body is null`);
  await tx.$executeRaw(sql`
    update trajectory t set judge_disputed = g.disputed, judge_quotes = g.quotes, unresolved_quotes = g.unresolved,
      horizon_share = g.horizon, injections = g.injections
    from ${given}
    where t.corpus_id = ${corpusId} and t.id = g.id
      and (t.judge_disputed, t.judge_quotes, t.unresolved_quotes, t.horizon_share, t.injections)
        is distinct from (g.disputed, g.quotes, g.unresolved, g.horizon, g.injections)`);
}
