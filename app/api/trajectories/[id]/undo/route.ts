import { UndoLabel } from "@/lib/contract/labels";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { undoLabel } from "@/lib/services/labels/undo-label";

export const POST = route({ params: IdPath, body: UndoLabel }, (ctx, { params, body }) =>
  undoLabel(ctx, { ...body, ...params }),
);
