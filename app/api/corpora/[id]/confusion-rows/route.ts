import { AskConfusionRows } from "@/lib/contract/what-if";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { listConfusionRows } from "@/lib/services/filter-lab/confusion-rows";

export const POST = route({ params: IdPath, body: AskConfusionRows }, (ctx, { params, body }) =>
  listConfusionRows(ctx, { ...params, ...body }),
);
