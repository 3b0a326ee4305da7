import type { Db } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { CHECK_VERSION } from "@/lib/judge/check-judgement";
import { startBehind } from "@/lib/services/jobs/start-behind";

/** The job that checks the judgements of a corpus. */
export const CHECK_JOB = "check_judgements";

/**
 * Starts the checks of every corpus that holds trajectories which were not checked, or by an older version.
 *
 * @returns ids of the jobs that were started
 */
export function startChecks(db: Db): Promise<string[]> {
  const work = {
    job: CHECK_JOB,
    version: CHECK_VERSION,
    versionColumn: sql`c.check_version`,
    doneTo: sql`c.checked_to`,
  };

  return startBehind(db, work);
}
