import { AskPipeline } from "@/lib/contract/pipeline";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { getPipeline } from "@/lib/services/selection/get-pipeline";

export const POST = route({ params: IdPath, body: AskPipeline }, (ctx, { params, body }) =>
  getPipeline(ctx, { ...params, ...body }),
);
