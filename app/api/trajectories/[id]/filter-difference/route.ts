import { DifferenceQuery } from "@/lib/contract/filter-difference";
import { parseDraft } from "@/lib/domain/threshold-changes";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { getFilterDifference } from "@/lib/services/filter-explain/get-filter-difference";

export const GET = route({ params: IdPath, query: DifferenceQuery }, (ctx, { params, query }) =>
  getFilterDifference(ctx, { ...params, ...query, draft: parseDraft(query.draft) }),
);
