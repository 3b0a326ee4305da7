import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { CreateQueue, Queue, UpdateQueue } from "@/lib/contract/queues";
import { sendJson } from "./api";
import { KEYS } from "./keys";
import { queueOptions } from "./queues";
import type { MatchQuery } from "./trajectories";

/** How many items a queue of this filter would have. */
export function queuePreviewOptions(match: MatchQuery) {
  return queryOptions({
    queryKey: [...KEYS.queues, "preview", match],
    queryFn: ({ signal }) =>
      sendJson({ method: "POST", path: "/api/queues/preview", body: match, answer: (of) => of.QueuePreview, signal }),
  });
}

export function createQueueOptions(client: QueryClient) {
  return mutationOptions({
    mutationFn: (body: CreateQueue) =>
      sendJson({ method: "POST", path: "/api/queues", body, answer: (of) => of.Queue }),
    onSuccess: (queue) => showQueue(client, queue),
  });
}

export function updateQueueOptions(client: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: (body: UpdateQueue) =>
      sendJson({ method: "PATCH", path: `/api/queues/${id}`, body, answer: (of) => of.Queue }),
    onSuccess: (queue) => showQueue(client, queue),
  });
}

/** A blind queue hides rows from those who review in it, so lists and counts may have changed too. */
export function showQueue(client: QueryClient, queue: Queue): void {
  for (const queryKey of [KEYS.queues, KEYS.trajectories, KEYS.facets, KEYS.funnel])
    void client.invalidateQueries({ queryKey });
  client.setQueryData(queueOptions(queue.id).queryKey, queue);
}
