import * as z from "zod";
import type { Db } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { startJob } from "@/lib/services/jobs/start-job";

/** The job that fills in the checks of a corpus. */
export const CHECK_JOB = "check_judgements";

/** One at a time: two workers that start together do not both see that a job is missing. */
const START_LOCK = 727_072;

const StaleRow = z.object({ id: z.string(), rows: z.number() });

/**
 * Starts the checks of every corpus that an older version imported, or checked, and that no job is about already.
 *
 * @returns ids of the jobs that were started
 */
export async function startChecks(db: Db, version: number): Promise<string[]> {
  return db.$transaction(async (tx) => {
    await queryRows(tx, z.object({}), sql`select 1 as done from pg_advisory_xact_lock(${START_LOCK}::bigint)`);
    await tx.$executeRaw(sql`update corpus c set check_version = ${version}::int
      where c.check_version < ${version}::int and not exists (select from trajectory t where t.corpus_id = c.id)`);
    const stale = await queryRows(
      tx,
      StaleRow,
      sql`select c.ext_id as id, (select count(*) from trajectory t where t.corpus_id = c.id)::float8 as rows
          from corpus c
          where c.check_version < ${version}::int and not exists (select from job_run j
            where j.kind = ${CHECK_JOB} and j.state in ('queued', 'running') and j.payload->>'corpus' = c.ext_id::text)
          order by c.id`,
    );
    const jobs: string[] = [];
    for (const { id, rows } of stale) {
      const payload = { corpus: id, afterId: "0", done: 0 };
      jobs.push(await startJob(tx, { kind: CHECK_JOB, payload, personId: null, unit: "rows", total: rows }));
    }

    return jobs;
  });
}
