import { PreviewRelease } from "@/lib/contract/releases";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { previewRelease } from "@/lib/services/releases/preview-release";

export const POST = route({ params: IdPath, body: PreviewRelease }, (ctx, { params, body }) =>
  previewRelease(ctx, { ...body, ...params }),
);
