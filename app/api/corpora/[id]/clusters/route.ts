import { ClusterQuery } from "@/lib/contract/clusters";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { listClusters } from "@/lib/services/clusters/list-clusters";
import { startClusters } from "@/lib/services/clusters/start-clusters";

export const GET = route({ params: IdPath, query: ClusterQuery }, (ctx, { params, query }) =>
  listClusters(ctx, { ...params, ...query }),
);
export const POST = route({ params: IdPath, status: 202 }, (ctx, { params }) => startClusters(ctx, params));
