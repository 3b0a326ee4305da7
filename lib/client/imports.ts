import {
  type InfiniteData,
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import type { Import, ImportList, RejectedPart } from "@/lib/contract/imports";
import { isOver } from "@/lib/domain/is-over";
import { getJson, sendJson } from "./api";
import { KEYS } from "./keys";
import { invalidateHere } from "./other-tabs";
import { KEEPS_REFUSED } from "./query-client";
import { followTakeBack } from "./take-back";

const POLL_MS = 700;
type Part = RejectedPart["part"];

/** Where the id of an import stands in its own key. */
const LIST = "list";

/** Whether an import still has work before it. */
export function isImporting(item: Pick<Import, "job">): boolean {
  return item.job !== null && !isOver(item.job);
}

/** Imports into one corpus or into all, newest first, a page at a time, asked again while one of them runs. */
export function importListOptions(corpus?: string) {
  const queryKey = [...KEYS.imports, LIST, corpus ?? null];

  return infiniteQueryOptions({
    queryKey,
    queryFn: async ({ signal, client, pageParam }) => {
      const before = client.getQueryData<InfiniteData<ImportList>>(queryKey)?.pages.flatMap(({ items }) => items);
      const list = await getJson({
        path: "/api/imports",
        search: { corpus, cursor: pageParam ?? undefined },
        answer: (of) => of.ImportList,
        signal,
      });
      // Whichever import of the first page a list that was read before does not name is new, and may be over by now. On
      // the pages behind it such a one is only older.
      const isNewest = pageParam === null;
      for (const item of list.items) {
        const known = before?.find(({ id }) => id === item.id);
        if (before && (known ? isImporting(known) : isNewest)) refreshWhenOver(client, item);
      }

      return list;
    },
    initialPageParam: firstPage(),
    getNextPageParam: (page) => page.nextCursor,
    select: ({ pages }) => ({ items: pages.flatMap((page) => page.items), total: pages.at(-1)?.total ?? 0 }),
    refetchInterval: ({ state }) => (state.data?.pages.some(({ items }) => items.some(isImporting)) ? POLL_MS : false),
    staleTime: 0,
  });
}

/** One import, asked again until it is over. */
export function importOptions(id: string) {
  return queryOptions({
    queryKey: [...KEYS.imports, id],
    queryFn: async ({ signal, client }) => {
      const before = client.getQueryData<Import>([...KEYS.imports, id]);
      const item = await getJson({ path: `/api/imports/${id}`, answer: (of) => of.Import, signal });
      if (before && isImporting(before)) refreshWhenOver(client, item);
      // Also where it was started elsewhere, or before the page was loaded.
      if (item.takingBack !== null && item.takingBack !== before?.takingBack)
        followTakeBack(client, id, item.takingBack);

      return item;
    },
    refetchInterval: (query) => (query.state.data && isImporting(query.state.data) ? POLL_MS : false),
    staleTime: 0,
    // Its page tells what was taken back.
    meta: KEEPS_REFUSED,
  });
}

/** Rejected rows, a page at a time, in file order: those that are set aside, or all others. */
export function rejectedRowsOptions(id: string, part: Part = "rest") {
  return infiniteQueryOptions({
    queryKey: [...KEYS.imports, id, "rejected", part],
    queryFn: ({ signal, pageParam }) =>
      getJson({
        path: `/api/imports/${id}/rejected`,
        search: { part: part === "rest" ? undefined : part, cursor: pageParam ?? undefined },
        answer: (of) => of.RejectedPage,
        signal,
      }),
    initialPageParam: firstPage(),
    getNextPageParam: (page) => page.nextCursor,
  });
}

export const rejectedDownloadPath = (id: string, part: Part = "rest"): string =>
  `/api/imports/${id}/rejected/download${part === "rest" ? "" : `?part=${part}`}`;

/** Reads the rejected rows of an import again, as an import of its own. */
export function retryImportOptions(client: QueryClient) {
  return mutationOptions({
    mutationFn: (id: string) =>
      sendJson({ method: "POST", path: `/api/imports/${id}/retry`, answer: (of) => of.ImportStarted }),
    onSuccess: () => {
      // Not waited for: the screen goes on to the new import at once.
      void client.invalidateQueries({ queryKey: KEYS.imports });
    },
  });
}

/** What lists and counts show has changed once an import ends, rejected rows of the one it retried included. */
function refreshWhenOver(client: QueryClient, now: Import): void {
  if (isImporting(now)) return;

  for (const key of [KEYS.corpora, KEYS.funnel, KEYS.trajectories, KEYS.facets, KEYS.catalogue, KEYS.rescoring]) {
    void invalidateHere(client, { queryKey: key });
  }
  // A retry changes the import it retried. The query that runs this must stay out: it would ask again without end. So do
  // all lists: they ask for themselves.
  void invalidateHere(client, {
    predicate: ({ queryKey: [noun, id, part] }) =>
      noun === KEYS.imports[0] && id !== LIST && (id !== now.id || part !== undefined),
  });
}

function firstPage(): string | null {
  return null;
}
