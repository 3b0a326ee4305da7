import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { CreateQueue, Queue, UpdateQueue } from "@/lib/contract/queues";
import { getJson, sendJson } from "./api";
import { KEYS } from "./keys";
import type { MatchQuery } from "./trajectories";

/** Others answer meanwhile: an open page follows them. */
const POLL_MS = 15_000;

/** Queues of a corpus, with what the person who asks has done in them. */
export function queueListOptions(corpus: string) {
  return queryOptions({
    queryKey: [...KEYS.queues, "list", corpus],
    queryFn: ({ signal }) => getJson({ path: "/api/queues", search: { corpus }, answer: (of) => of.QueueList, signal }),
    // A page that was fetched ahead may hold counts from before the latest answers.
    staleTime: 0,
    refetchInterval: POLL_MS,
  });
}

export function queueOptions(id: string) {
  return queryOptions({
    queryKey: [...KEYS.queues, id],
    queryFn: ({ signal }) => getJson({ path: `/api/queues/${id}`, answer: (of) => of.Queue, signal }),
  });
}

export function queueProgressOptions(id: string) {
  return queryOptions({
    queryKey: [...KEYS.queues, id, "progress"],
    queryFn: ({ signal }) => getJson({ path: `/api/queues/${id}/progress`, answer: (of) => of.QueueProgress, signal }),
  });
}

/** The progress for a page that stays open. */
export function liveProgressOptions(id: string) {
  return { ...queueProgressOptions(id), refetchInterval: POLL_MS };
}

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
