import { SetAside } from "@/lib/contract/set-aside";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { setAside } from "@/lib/services/imports/set-aside";

export const POST = route({ params: IdPath, body: SetAside }, (ctx, { params, body }) =>
  setAside(ctx, { ...body, ...params }),
);
