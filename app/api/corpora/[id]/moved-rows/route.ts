import { AskMovedRows } from "@/lib/contract/what-if";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { listMovedRows } from "@/lib/services/filter-lab/moved-rows";

export const POST = route({ params: IdPath, body: AskMovedRows }, (ctx, { params, body }) =>
  listMovedRows(ctx, { ...params, ...body }),
);
