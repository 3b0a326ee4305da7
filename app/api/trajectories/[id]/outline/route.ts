import { gzipResponse } from "@/lib/http/gzip-response";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { getOutline } from "@/lib/services/trajectories/get-outline";

/** A new filter version changes what the outline says, so the client asks each time whether it did. */
export const GET = route({ params: IdPath }, async (ctx, { params, request }) =>
  gzipResponse(request, await getOutline(ctx, params), { cacheControl: "private, no-cache" }),
);
