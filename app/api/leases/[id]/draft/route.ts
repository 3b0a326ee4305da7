import { SaveDraft } from "@/lib/contract/review-flow";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { saveDraft } from "@/lib/services/leases/save-draft";

export const PUT = route({ params: IdPath, body: SaveDraft }, (ctx, { params, body }) =>
  saveDraft(ctx, { ...params, ...body }),
);
