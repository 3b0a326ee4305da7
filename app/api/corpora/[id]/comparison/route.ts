import { ComparisonQuery } from "@/lib/contract/comparison";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { getComparison } from "@/lib/services/evaluation/get-comparison";

export const GET = route({ params: IdPath, query: ComparisonQuery }, (ctx, { params, query }) =>
  getComparison(ctx, { ...params, ...query }),
);
