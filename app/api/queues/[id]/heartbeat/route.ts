import { Heartbeat } from "@/lib/contract/review-flow";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { keepLeases } from "@/lib/services/leases/keep-leases";

export const POST = route({ params: IdPath, body: Heartbeat }, (ctx, { params, body }) =>
  keepLeases(ctx, { ...params, ...body }),
);
