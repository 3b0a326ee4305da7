import { WaiveGuard } from "@/lib/contract/releases";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { waiveGuard } from "@/lib/services/releases/waive-guard";

export const POST = route({ params: IdPath, body: WaiveGuard }, (ctx, { params, body }) =>
  waiveGuard(ctx, { ...body, ...params }),
);
