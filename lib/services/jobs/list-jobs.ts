import type { JobList } from "@/lib/contract/jobs";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { JobRow, jobColumns } from "./job-row";
import { sightedJobs } from "./sighted-jobs";

/** The latest jobs, newest first: those that still run, then the finished ones, at most `limit`. */
export async function listJobs(
  ctx: Pick<Context, "db" | "person">,
  input: { readonly limit: number },
): Promise<JobList> {
  requirePermission(ctx, "read");
  const rows = await queryRows(
    ctx.db,
    JobRow,
    sql`select ${jobColumns} from job_run j
        order by j.state in ('queued', 'running') desc, j.created_at desc, j.id limit ${input.limit}`,
  );

  return { items: await sightedJobs(ctx, rows) };
}
