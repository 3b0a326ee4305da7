import { SetGateCause } from "@/lib/contract/judge-audit";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { setGateCause } from "@/lib/services/judge/set-gate-cause";

export const PUT = route({ params: IdPath, body: SetGateCause }, (ctx, { params, body }) =>
  setGateCause(ctx, { ...body, ...params }),
);
