import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { type CopySession, openCopySession } from "@/lib/db/copy-session";
import { type Sql, sql } from "@/lib/db/query-rows";
import { matches } from "@/lib/services/trajectories/count-matches";
import { groupedCells } from "./rollout-cells";

/** One refresh a corpus at a time: each begins where the last one ended. */
const COUNT_LOCK = 727_074;

const BehindRow = z.object({ counted_to: z.string(), last_id: z.string() });
const Nothing = z.object({});

/**
 * Brings the stored counts of a corpus up to its last trajectory: those of every run that has trajectories behind
 * `counted_to` are made anew, in one transaction. Nothing is done where none has.
 */
export async function refreshCounts(session: CopySession, corpusId: number): Promise<void> {
  await session.transaction(async () => {
    await run(session, countsLock(corpusId));
    const [behind] = await session.query(
      BehindRow,
      `select c.counted_to::text, max(t.id)::text as last_id from corpus c join trajectory t on t.corpus_id = c.id
       where c.id = $1 and t.corpus_id = $1 group by c.id having max(t.id) > c.counted_to`,
      [corpusId],
    );
    if (behind === undefined) return;

    // Ids are committed in their order, so everything up to the last one is there, and what comes meanwhile is behind it.
    const upTo = sql`t.id <= ${behind.last_id}::bigint`;
    const touched = sql`any(array(select distinct b.run_id from trajectory b
      where b.corpus_id = ${corpusId} and b.id > ${behind.counted_to}::bigint and b.id <= ${behind.last_id}::bigint))`;
    await run(session, sql`delete from rollout_count n where n.corpus_id = ${corpusId} and n.run_id = ${touched}`);
    await run(
      session,
      sql`insert into rollout_count ${groupedCells(matches(corpusId, sql`t.run_id = ${touched} and ${upTo}`))}`,
    );
    await run(session, sql`update corpus set counted_to = ${behind.last_id}::bigint where id = ${corpusId}`);
  });
}

/** The same for who has no connection of its own for it. */
export async function refreshCountsOf(databaseUrl: string, corpusId: number): Promise<void> {
  const session = await openCopySession(databaseUrl);
  try {
    await refreshCounts(session, corpusId);
  } finally {
    await session.close();
  }
}

/** Until the end of the transaction nobody brings the counts of a corpus up: for who changes what is counted already. */
export async function lockCounts(tx: DbOrTransaction, corpusId: number): Promise<void> {
  await tx.$executeRaw(countsLock(corpusId));
}

function countsLock(corpusId: number): Sql {
  return sql`select 1 as done from pg_advisory_xact_lock(${COUNT_LOCK}::int, ${corpusId}::int)`;
}

const CorpusRow = z.object({ id: z.int() });

/**
 * Refreshes every corpus whose counts are behind: those of an older version, and those whose import was cut short.
 *
 * @returns how many those were
 */
export async function refreshAllCounts(databaseUrl: string): Promise<number> {
  const session = await openCopySession(databaseUrl);
  try {
    const behind = await session.query(
      CorpusRow,
      `select c.id from corpus c
       where c.counted_to < (select max(t.id) from trajectory t where t.corpus_id = c.id) order by c.id`,
      [],
    );
    for (const { id } of behind) await refreshCounts(session, id);

    return behind.length;
  } finally {
    await session.close();
  }
}

async function run(session: CopySession, statement: Sql): Promise<void> {
  await session.query(Nothing, statement.text, statement.values);
}
