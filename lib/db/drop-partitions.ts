import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { type CopySession, openCopySession } from "./copy-session";

/** One corpus at a time: of two partitions of a table that are detached at once PostgreSQL refuses one. */
const DROP_LOCK = 727_076;

const FINISH_WITHIN_MS = 2_000;
const FINISH_AGAIN_MS = 500;
const CANCELLED = "57014";

const Nothing = z.object({});
const Turn = z.object({ is_mine: z.boolean() });
const PartitionRow = z.object({
  parent: z.string(),
  name: z.string(),
  /** "detaching" where an earlier attempt was cut short, "alone" where only the table is left. */
  state: z.enum(["attached", "detaching", "alone"]),
});
type Partition = z.infer<typeof PartitionRow>;

/**
 * Drops every partition of a corpus. Nobody waits for it who reads or writes another corpus, nor who makes a new one: each
 * is detached CONCURRENTLY, which waits for those who are at its table and lets others come past. It can be repeated
 * after it was cut short anywhere.
 *
 * @param signal - aborted where it has to stop: the connection is closed, and what was asked last throws
 * @returns whether it was done; nothing is where those of another corpus are being dropped, which may take as long as
 *   somebody reads
 */
export async function dropPartitions(databaseUrl: string, corpusId: number, signal?: AbortSignal): Promise<boolean> {
  const session = await openCopySession(databaseUrl);
  const stop = () => void session.close();
  signal?.addEventListener("abort", stop);
  if (signal?.aborted) stop();

  try {
    const [turn] = await session.query(Turn, `select pg_try_advisory_lock(${DROP_LOCK}) as is_mine`, []);
    if (!turn?.is_mine) return false;

    for (const partition of await partitionsOf(session, corpusId)) await drop(session, partition);

    return true;
  } finally {
    signal?.removeEventListener("abort", stop);
    await session.close();
  }
}

/** Those that PostgreSQL knows: every table with a partition a corpus is among them, also one that is made later. */
async function partitionsOf(session: CopySession, corpusId: number): Promise<readonly Partition[]> {
  return session.query(
    PartitionRow,
    `select format('%I', p.relname) as parent, format('%I', c.relname) as name,
       case when i.inhrelid is null then 'alone' when i.inhdetachpending then 'detaching' else 'attached' end as state
     from pg_class p
     join pg_class c on c.relnamespace = p.relnamespace and c.relname = p.relname || '_c' || $1::int
     left join pg_inherits i on i.inhrelid = c.oid and i.inhparent = p.oid
     where p.relkind = 'p' and p.relnamespace = current_schema()::regnamespace
       and exists (select from pg_attribute a where a.attrelid = p.oid and a.attname = 'corpus_id')
     order by p.relname`,
    [corpusId],
  );
}

async function drop(session: CopySession, { parent, name, state }: Partition): Promise<void> {
  if (state === "attached") await run(session, `alter table ${parent} detach partition ${name} concurrently`);
  if (state === "detaching") await finishDetaching(session, `alter table ${parent} detach partition ${name} finalize`);
  await run(session, `drop table ${name}`);
}

/** While it waits for others it holds a lock that new corpora need: so it waits for moments only, and asks again. */
async function finishDetaching(session: CopySession, statement: string): Promise<void> {
  await run(session, `set statement_timeout = ${FINISH_WITHIN_MS}`);
  while (!(await endsInTime(session, statement))) await sleep(FINISH_AGAIN_MS);
  await run(session, "reset statement_timeout");
}

async function endsInTime(session: CopySession, statement: string): Promise<boolean> {
  try {
    await run(session, statement);

    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === CANCELLED) return false;
    throw error;
  }
}

/** safe: what a statement names is made of names that the catalogue tells, quoted by PostgreSQL, and of constants. */
async function run(session: CopySession, statement: string): Promise<void> {
  await session.query(Nothing, statement, []);
}
