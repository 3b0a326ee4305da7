import { ClusterDecisionPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { undoClusterDecision } from "@/lib/services/clusters/undo-cluster-decision";

export const POST = route({ params: ClusterDecisionPath, status: 202 }, (ctx, { params }) =>
  undoClusterDecision(ctx, params),
);
