import { ActivateFilter } from "@/lib/contract/filters";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { activateFilter } from "@/lib/services/filters/activate-filter";

export const POST = route({ params: IdPath, body: ActivateFilter, status: 202 }, (ctx, { params, body }) =>
  activateFilter(ctx, { ...params, ...body }),
);
