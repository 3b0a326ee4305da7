import { SetLabel } from "@/lib/contract/labels";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { setLabel } from "@/lib/services/labels/set-label";

export const PUT = route({ params: IdPath, body: SetLabel }, (ctx, { params, body }) =>
  setLabel(ctx, { ...body, ...params }),
);
