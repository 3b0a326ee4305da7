import {
  type InfiniteData,
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import type * as z from "zod";
import type { ConflictDetail, ConflictItem, ConflictPage, ConflictQuery, Settle } from "@/lib/contract/adjudication";
import { getJson, sendJson } from "./api";
import { KEYS } from "./keys";
import { showNow } from "./show-now";

/** Which list of a queue: what waits to be settled, tasks that are broken, what is settled. */
export type ConflictState = z.infer<typeof ConflictQuery>["state"];

interface ItemOfQueue {
  readonly queue: string;
  readonly item: string;
}

/** Items of one list, a page at a time, in the order of the queue. */
export function conflictListOptions(queue: string, state: ConflictState) {
  return infiniteQueryOptions({
    queryKey: [...KEYS.adjudications, queue, "list", state],
    queryFn: ({ signal, pageParam }) =>
      getJson({
        path: `/api/adjudications/${queue}`,
        search: { state, cursor: pageParam ?? undefined },
        answer: (of) => of.ConflictPage,
        signal,
      }),
    initialPageParam: firstPage(),
    getNextPageParam: (page) => page.nextCursor,
  });
}

/** One item with its trajectory, open to be read. */
export function conflictOptions({ queue, item }: ItemOfQueue) {
  return queryOptions({
    queryKey: [...KEYS.adjudications, queue, "item", item],
    queryFn: ({ signal }) =>
      getJson({ path: `/api/adjudications/${queue}/items/${item}`, answer: (of) => of.ConflictDetail, signal }),
  });
}

/** "conflict" is an answer: somebody settled or answered meanwhile, and nothing was changed. */
export function settleOptions(client: QueryClient, queue: string) {
  return mutationOptions({
    mutationFn: ({ item, ...body }: Settle & { item: string }) =>
      sendJson({
        method: "POST",
        path: `/api/adjudications/${queue}/items/${item}`,
        body,
        answer: (of) => of.SettleAnswer,
      }),
    onSuccess: (answer) => showStanding(client, queue, answer.item),
  });
}

export function undoSettleOptions(client: QueryClient, queue: string) {
  return mutationOptions({
    mutationFn: ({ item, event }: { item: string; event: string }) =>
      sendJson({
        method: "POST",
        path: `/api/adjudications/${queue}/items/${item}/undo`,
        body: { event },
        answer: (of) => of.SettleAnswer,
      }),
    onSuccess: (answer) => showStanding(client, queue, answer.item),
  });
}

/** The item as it stands now is shown at once; the lists are asked anew. */
async function showStanding(client: QueryClient, queue: string, item: ConflictItem): Promise<void> {
  const { queryKey } = conflictOptions({ queue, item: item.item });
  await showNow<ConflictDetail>(client, queryKey, (old) => ({ ...old, ...item }));
  if (item.settled !== null) takeFromLists(client, queue, item.item);

  for (const queryKey of [
    [...KEYS.adjudications, queue, "list"],
    [...KEYS.queues],
    [...KEYS.trajectories],
    [...KEYS.trajectory],
    [...KEYS.facets],
    [...KEYS.funnel],
  ])
    void client.invalidateQueries({ queryKey });
}

/** What is settled waits no more, before the server has said so again. */
function takeFromLists(client: QueryClient, queue: string, item: string): void {
  for (const state of ["conflict", "blocked_task_fault"] as const)
    client.setQueryData<InfiniteData<ConflictPage, string | null>>(
      conflictListOptions(queue, state).queryKey,
      (old) =>
        old && {
          ...old,
          pages: old.pages.map((page) => ({ ...page, items: page.items.filter((other) => other.item !== item) })),
        },
    );
}

function firstPage(): string | null {
  return null;
}
