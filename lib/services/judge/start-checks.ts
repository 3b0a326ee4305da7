import * as z from "zod";
import type { Db } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { CHECK_VERSION } from "@/lib/judge/check-judgement";
import { startJob } from "@/lib/services/jobs/start-job";

/** The job that checks the judgements of a corpus. */
export const CHECK_JOB = "check_judgements";

/** One at a time: two processes that look at once do not both see that a job is missing. */
const START_LOCK = 727_072;

const BehindRow = z.object({ id: z.string() });

/**
 * Starts the checks of every corpus that holds trajectories which were not checked, or by an older version. Corpora that
 * a job checks already are left, and those that another import still fills: it starts them at its own end.
 *
 * @param importJobId - of the import that has just ended
 * @returns ids of the jobs that were started
 */
export async function startChecks(db: Db, importJobId?: string): Promise<string[]> {
  return db.$transaction(async (tx) => {
    await queryRows(tx, z.object({}), sql`select 1 as done from pg_advisory_xact_lock(${START_LOCK}::bigint)`);
    const behind = await queryRows(
      tx,
      BehindRow,
      sql`select c.ext_id as id from corpus c
          where exists (select from trajectory t where t.corpus_id = c.id
              and (t.id > c.checked_to or c.check_version < ${CHECK_VERSION}::int))
            and not exists (select from job_run j where j.kind = ${CHECK_JOB} and j.state in ('queued', 'running')
              and j.payload->>'corpus' = c.ext_id::text)
            and not exists (select from import i join job_run j on j.id = i.job_id where i.corpus_id = c.id
              and j.state in ('queued', 'running') and j.id is distinct from ${importJobId ?? null}::uuid)
          order by c.id`,
    );
    const jobs: string[] = [];
    for (const { id } of behind) {
      const payload = { corpus: id };
      jobs.push(await startJob(tx, { kind: CHECK_JOB, payload, personId: null, unit: "rows", total: 0 }));
    }

    return jobs;
  });
}
