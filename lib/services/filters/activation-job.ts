import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";

/** The job that brings every trajectory of a corpus to the version that is active in it. */
export const ACTIVATION_JOB = "activate_filter";

/** Which jobs of the kind wait or run for a corpus. */
export async function hasActivationJob(db: DbOrTransaction, corpusExtId: string): Promise<boolean> {
  const jobs = await queryRows(
    db,
    z.object({ id: z.string() }),
    sql`select id::text from job_run where kind = ${ACTIVATION_JOB} and state in ('queued', 'running')
          and payload->>'corpus' = ${corpusExtId} limit 1`,
  );

  return jobs.length > 0;
}
