import type { Job } from "@/lib/contract/jobs";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { JobRow, jobColumns } from "./job-row";
import { sightedJobs } from "./sighted-jobs";

/**
 * One job with its progress.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function getJob(ctx: Pick<Context, "db" | "person">, input: { readonly id: string }): Promise<Job> {
  requirePermission(ctx, "read");
  const rows = await queryRows(ctx.db, JobRow, sql`select ${jobColumns} from job_run j where j.id = ${input.id}::uuid`);
  const [job] = await sightedJobs(ctx, rows);
  if (job === undefined) throw new ServiceError("NOT_FOUND", "There is no such job.");

  return job;
}
