import { SetApproval } from "@/lib/contract/labels";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { setApproval } from "@/lib/services/labels/set-approval";

export const PUT = route({ params: IdPath, body: SetApproval }, (ctx, { params, body }) =>
  setApproval(ctx, { ...body, ...params }),
);
