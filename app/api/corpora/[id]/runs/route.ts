import { RunListQuery } from "@/lib/contract/runs";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { listRuns } from "@/lib/services/evaluation/list-runs";

export const GET = route({ params: IdPath, query: RunListQuery }, (ctx, { params, query }) =>
  listRuns(ctx, { ...params, ...query }),
);
