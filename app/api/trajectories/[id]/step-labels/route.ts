import { SetStepLabel } from "@/lib/contract/comments";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { listStepLabels } from "@/lib/services/step-labels/list-step-labels";
import { setStepLabel } from "@/lib/services/step-labels/set-step-label";

export const GET = route({ params: IdPath }, (ctx, { params }) => listStepLabels(ctx, params));
export const PUT = route({ params: IdPath, body: SetStepLabel }, (ctx, { params, body }) =>
  setStepLabel(ctx, { ...params, ...body }),
);
