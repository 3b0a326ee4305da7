import { ClusterPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { getCluster } from "@/lib/services/clusters/get-cluster";

export const GET = route({ params: ClusterPath }, (ctx, { params }) => getCluster(ctx, params));
