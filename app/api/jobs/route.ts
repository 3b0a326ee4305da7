import { JobQuery } from "@/lib/contract/jobs";
import { route } from "@/lib/http/route";
import { listJobs } from "@/lib/services/jobs/list-jobs";

export const GET = route({ query: JobQuery }, (ctx, { query }) => listJobs(ctx, query));
