import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { getProgress } from "@/lib/services/queues/get-progress";

export const GET = route({ params: IdPath }, (ctx, { params }) => getProgress(ctx, params));
