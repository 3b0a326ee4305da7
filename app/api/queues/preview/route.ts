import { QueuePreviewRequest } from "@/lib/contract/queues";
import { route } from "@/lib/http/route";
import { previewQueue } from "@/lib/services/queues/preview-queue";

export const POST = route({ body: QueuePreviewRequest }, (ctx, { body }) => previewQueue(ctx, body));
