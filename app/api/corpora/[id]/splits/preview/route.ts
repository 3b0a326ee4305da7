import { PreviewSplit } from "@/lib/contract/splits";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { previewSplit } from "@/lib/services/splits/preview-split";

export const POST = route({ params: IdPath, body: PreviewSplit }, (ctx, { params, body }) =>
  previewSplit(ctx, { ...params, ...body }),
);
