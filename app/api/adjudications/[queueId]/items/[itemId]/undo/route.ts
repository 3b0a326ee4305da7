import { UndoSettle } from "@/lib/contract/adjudication";
import { QueueItemPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { undoSettlement } from "@/lib/services/adjudications/undo-settlement";

export const POST = route({ params: QueueItemPath, body: UndoSettle }, (ctx, { params, body }) =>
  undoSettlement(ctx, { ...params, ...body }),
);
