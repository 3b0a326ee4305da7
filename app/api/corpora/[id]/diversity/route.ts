import { AskDiversity } from "@/lib/contract/pipeline";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { getDiversity } from "@/lib/services/selection/get-diversity";

export const POST = route({ params: IdPath, body: AskDiversity }, (ctx, { params, body }) =>
  getDiversity(ctx, { ...params, ...body }),
);
