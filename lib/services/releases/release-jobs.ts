import type { Job } from "@/lib/contract/jobs";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";
import { JobRow, jobColumns } from "@/lib/services/jobs/job-row";
import { sightedJobs } from "@/lib/services/jobs/sighted-jobs";

/** Jobs of releases by their id, as the person may see them. */
export async function jobsOf(
  asker: Asker,
  rows: readonly { readonly jobId: string | null }[],
): Promise<ReadonlyMap<string | null, Job>> {
  const ids = rows.flatMap(({ jobId }) => jobId ?? []);
  const jobs = await queryRows(
    asker.db,
    JobRow,
    sql`select ${jobColumns} from job_run j where j.id = any(${ids}::uuid[])`,
  );

  return new Map((await sightedJobs(asker, jobs)).map((job) => [job.id, job]));
}
