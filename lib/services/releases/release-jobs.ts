import * as z from "zod";
import { type Job, JobState } from "@/lib/contract/jobs";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";
import { JobRow, jobColumns } from "@/lib/services/jobs/job-row";
import { sightedJobs } from "@/lib/services/jobs/sighted-jobs";

const CurrentRow = z.object({ kind: z.string(), state: JobState });

/** The job that is at a release or was last, read in the transaction of a step: what it is and how far. */
export async function currentJob(
  db: DbOrTransaction,
  { jobId }: { readonly jobId: string | null },
): Promise<z.infer<typeof CurrentRow> | null> {
  const [row] = await queryRows(db, CurrentRow, sql`select j.kind, j.state from job_run j where j.id = ${jobId}::uuid`);

  return row ?? null;
}

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
