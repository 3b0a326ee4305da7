import type { Db } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { startBehind } from "@/lib/services/jobs/start-behind";
import { MEASURE_JOB } from "./measure-job";
import { MEASURE_VERSION } from "./measure-parts";

/**
 * Starts the measures of every corpus that holds trajectories which were not measured, or by an older version.
 *
 * @returns ids of the jobs that were started
 */
export function startMeasures(db: Db): Promise<string[]> {
  const work = {
    job: MEASURE_JOB,
    version: MEASURE_VERSION,
    versionColumn: sql`c.measure_version`,
    doneTo: sql`c.measured_to`,
  };

  return startBehind(db, work);
}
