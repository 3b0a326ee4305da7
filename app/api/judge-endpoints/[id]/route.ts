import { ChangeJudgeEndpoint } from "@/lib/contract/judge-endpoints";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { removeEndpoint } from "@/lib/services/judge-endpoints/remove-endpoint";
import { changeEndpoint } from "@/lib/services/judge-endpoints/save-endpoint";

export const PUT = route({ params: IdPath, body: ChangeJudgeEndpoint }, (ctx, { params, body }) =>
  changeEndpoint(ctx, { ...params, ...body }),
);
export const DELETE = route({ params: IdPath }, (ctx, { params }) => removeEndpoint(ctx, params));
