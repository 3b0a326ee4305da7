import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { cancelJob } from "@/lib/services/jobs/cancel-job";

export const POST = route({ params: IdPath }, (ctx, { params }) => cancelJob(ctx, params));
