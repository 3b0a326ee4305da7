import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { getJob } from "@/lib/services/jobs/get-job";

export const GET = route({ params: IdPath }, (ctx, { params }) => getJob(ctx, params));
