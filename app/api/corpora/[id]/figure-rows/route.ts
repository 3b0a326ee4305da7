import { AskFigureRows } from "@/lib/contract/what-if";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { listFigureRows } from "@/lib/services/filter-lab/figure-rows";

export const POST = route({ params: IdPath, body: AskFigureRows }, (ctx, { params, body }) =>
  listFigureRows(ctx, { ...params, ...body }),
);
