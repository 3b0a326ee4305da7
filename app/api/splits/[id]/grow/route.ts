import { GrowSplit } from "@/lib/contract/splits";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { growSplit } from "@/lib/services/splits/grow-split";

export const POST = route({ params: IdPath, body: GrowSplit }, (ctx, { params, body }) =>
  growSplit(ctx, { ...params, ...body }),
);
