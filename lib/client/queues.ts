import { queryOptions } from "@tanstack/react-query";
import { Queue, QueueList, QueueProgress } from "@/lib/contract/queues";
import { getJson } from "./api";
import { KEYS } from "./keys";

/** Queues of a corpus, with what the person who asks has done in them. */
export function queueListOptions(corpus: string) {
  return queryOptions({
    queryKey: [...KEYS.queues, "list", corpus],
    queryFn: ({ signal }) => getJson({ path: "/api/queues", search: { corpus }, answer: QueueList, signal }),
  });
}

export function queueOptions(id: string) {
  return queryOptions({
    queryKey: [...KEYS.queues, id],
    queryFn: ({ signal }) => getJson({ path: `/api/queues/${id}`, answer: Queue, signal }),
  });
}

export function queueProgressOptions(id: string) {
  return queryOptions({
    queryKey: [...KEYS.queues, id, "progress"],
    queryFn: ({ signal }) => getJson({ path: `/api/queues/${id}/progress`, answer: QueueProgress, signal }),
  });
}
