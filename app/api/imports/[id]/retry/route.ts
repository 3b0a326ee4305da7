import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { retryRejected } from "@/lib/services/imports/retry-rejected";

export const POST = route({ params: IdPath, status: 202 }, (ctx, { params }) => retryRejected(ctx, params));
