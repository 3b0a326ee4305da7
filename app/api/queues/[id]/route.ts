import { QueueWish, UpdateQueue } from "@/lib/contract/queues";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { getQueue } from "@/lib/services/queues/get-queue";
import { updateQueue } from "@/lib/services/queues/update-queue";

export const GET = route({ params: IdPath, query: QueueWish }, (ctx, { params, query }) =>
  getQueue(ctx, { ...params, ...query }),
);
export const PATCH = route({ params: IdPath, body: UpdateQueue }, (ctx, { params, body }) =>
  updateQueue(ctx, { ...params, ...body }),
);
