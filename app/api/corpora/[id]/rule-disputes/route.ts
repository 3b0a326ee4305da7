import { DisputeQuery } from "@/lib/contract/filter-difference";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { getRuleDisputes } from "@/lib/services/filter-explain/get-rule-disputes";

export const GET = route({ params: IdPath, query: DisputeQuery }, (ctx, { params, query }) =>
  getRuleDisputes(ctx, { ...params, ...query }),
);
