import { DecideCluster } from "@/lib/contract/clusters";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { decideCluster } from "@/lib/services/clusters/decide-cluster";

export const POST = route({ params: IdPath, body: DecideCluster, status: 202 }, (ctx, { params, body }) =>
  decideCluster(ctx, { ...params, ...body }),
);
