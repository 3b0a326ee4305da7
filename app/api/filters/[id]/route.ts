import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { getFilter } from "@/lib/services/filters/get-filter";

export const GET = route({ params: IdPath }, (ctx, { params }) => getFilter(ctx, params));
