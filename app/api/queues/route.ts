import { CreateQueue, QueueQuery } from "@/lib/contract/queues";
import { route } from "@/lib/http/route";
import { createQueue } from "@/lib/services/queues/create-queue";
import { listQueues } from "@/lib/services/queues/list-queues";

export const GET = route({ query: QueueQuery }, (ctx, { query }) => listQueues(ctx, query));
export const POST = route({ body: CreateQueue }, (ctx, { body }) => createQueue(ctx, body));
