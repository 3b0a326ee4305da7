import { PutBack } from "@/lib/contract/set-aside";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { putBack } from "@/lib/services/imports/put-back";

export const POST = route({ params: IdPath, body: PutBack }, (ctx, { params, body }) =>
  putBack(ctx, { ...body, ...params }),
);
