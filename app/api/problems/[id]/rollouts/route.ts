import { RolloutPageQuery } from "@/lib/contract/problems";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { listRollouts } from "@/lib/services/problems/list-rollouts";

export const GET = route({ params: IdPath, query: RolloutPageQuery }, (ctx, { params, query }) =>
  listRollouts(ctx, { ...params, ...query }),
);
