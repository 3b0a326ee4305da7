import { FilterQuery, SaveFilter } from "@/lib/contract/filters";
import { route } from "@/lib/http/route";
import { listFilters } from "@/lib/services/filters/list-filters";
import { saveFilter } from "@/lib/services/filters/save-filter";

export const GET = route({ query: FilterQuery }, (ctx, { query }) => listFilters(ctx, query));
export const POST = route({ body: SaveFilter, status: 201 }, (ctx, { body }) => saveFilter(ctx, body));
