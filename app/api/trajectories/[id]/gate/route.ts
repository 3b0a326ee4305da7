import { SetGate } from "@/lib/contract/judge-audit";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { setGate } from "@/lib/services/judge/set-gate";

export const PUT = route({ params: IdPath, body: SetGate }, (ctx, { params, body }) =>
  setGate(ctx, { ...body, ...params }),
);
