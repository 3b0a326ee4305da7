import { Settle } from "@/lib/contract/adjudication";
import { QueueItemPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { getConflict } from "@/lib/services/adjudications/get-conflict";
import { settleConflict } from "@/lib/services/adjudications/settle-conflict";

export const GET = route({ params: QueueItemPath }, (ctx, { params }) => getConflict(ctx, params));
export const POST = route({ params: QueueItemPath, body: Settle }, (ctx, { params, body }) =>
  settleConflict(ctx, { ...params, ...body }),
);
