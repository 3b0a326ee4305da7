import * as z from "zod";
import { type CopySession, openCopySession } from "@/lib/db/copy-session";
import { type Sql, sql } from "@/lib/db/query-rows";
import { matches } from "@/lib/services/trajectories/count-matches";
import { groupedCells } from "./rollout-cells";

/** One refresh a corpus at a time: each begins where the last one ended. */
const COUNT_LOCK = 727_074;

/** Each time outcomes changed meanwhile; whoever changed them refreshes the counts at its end. */
const MOST_TRIES = 3;

const BehindRow = z.object({ counted_to: z.string(), passes: z.int(), last_id: z.string() });
const MarkedRow = z.object({ id: z.int() });
const Nothing = z.object({});

/**
 * Brings the stored counts of a corpus up to its last trajectory: those of every run that has trajectories behind
 * `counted_to` are made anew, in one transaction. Nothing is done where none has. Nobody who changes outcomes waits for
 * it: where some changed meanwhile it is done again, and at last left undone, so that readers count for themselves.
 */
export async function refreshCounts(session: CopySession, corpusId: number): Promise<void> {
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    try {
      await session.transaction(() => count(session, corpusId));

      return;
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error;
    }
  }
}

/** Thrown to roll the counts back. */
class ChangedMeanwhile extends Error {}

async function count(session: CopySession, corpusId: number): Promise<void> {
  await run(session, sql`select 1 as done from pg_advisory_xact_lock(${COUNT_LOCK}::int, ${corpusId}::int)`);
  const [behind] = await session.query(
    BehindRow,
    `select c.counted_to::text, c.clusters_wanted as passes, max(t.id)::text as last_id
     from corpus c join trajectory t on t.corpus_id = c.id
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
  // Every batch of measures, which may change outcomes, wants the clusters once more: that never goes back, as marks of
  // places do.
  const { text, values } = sql`update corpus set counted_to = ${behind.last_id}::bigint
    where id = ${corpusId} and counted_to = ${behind.counted_to}::bigint and clusters_wanted = ${behind.passes}::int
    returning id`;
  const [marked] = await session.query(MarkedRow, text, values);
  if (marked === undefined) throw new ChangedMeanwhile();
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
