import { AskGrid } from "@/lib/contract/what-if";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { askFilterGrid } from "@/lib/services/filter-lab/filter-grid";

export const POST = route({ params: IdPath, body: AskGrid }, (ctx, { params, body }) =>
  askFilterGrid(ctx, { ...params, ...body }),
);
