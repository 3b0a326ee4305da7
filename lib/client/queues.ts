import { queryOptions } from "@tanstack/react-query";
import { getJson } from "./api";
import { KEYS } from "./keys";
import { KEEPS_REFUSED } from "./query-client";
import { isRefused } from "./retry-faults";

/** Others answer meanwhile: an open page follows them. */
const POLL_MS = 15_000;

/** Queues of a corpus, with what the person who asks has done in them. */
export function queueListOptions(corpus: string) {
  return queryOptions({
    queryKey: [...KEYS.queues, "list", corpus],
    queryFn: ({ signal }) => getJson({ path: "/api/queues", search: { corpus }, answer: (of) => of.QueueList, signal }),
    // A page that was fetched ahead may hold counts from before the latest answers.
    staleTime: 0,
    refetchInterval: untilRefused,
  });
}

export function queueOptions(id: string) {
  return queryOptions({
    queryKey: [...KEYS.queues, id],
    queryFn: ({ signal }) => getJson({ path: `/api/queues/${id}`, answer: (of) => of.Queue, signal }),
  });
}

/** The same for who is about to review in it. */
export function reviewedQueueOptions(id: string) {
  return queryOptions({
    queryKey: [...KEYS.queues, id, "review"],
    queryFn: ({ signal }) =>
      getJson({ path: `/api/queues/${id}`, search: { for: "review" }, answer: (of) => of.Queue, signal }),
    // Somebody writes an answer on that screen, and is told with it.
    meta: KEEPS_REFUSED,
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
  return { ...queueProgressOptions(id), refetchInterval: untilRefused };
}

function untilRefused({ state: { error } }: { state: { error: Error | null } }): number | false {
  return isRefused(error) ? false : POLL_MS;
}
