import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Funnel } from "@/lib/contract/corpora";
import type { TrajectoryQuery } from "@/lib/contract/trajectories";
import { apiPath, getJson } from "./api";
import { KEYS } from "./keys";
import { invalidateHere } from "./other-tabs";

export type ListQuery = Pick<TrajectoryQuery, "corpus" | "filter" | "sort">;
export type MatchQuery = Pick<TrajectoryQuery, "corpus" | "filter">;

/** While the selection is made anew by which they are listed. */
const BEING_MADE_MS = 10_000;

/** Rows of one answer: two screens, about 60 KB. */
export const PAGE_ROWS = 100;

/** Pages of the table, by keyset: each begins after the last row of the one before. */
export function trajectoryListOptions(query: ListQuery) {
  return infiniteQueryOptions({
    queryKey: [...KEYS.trajectories, query],
    initialPageParam: "",
    queryFn: async ({ pageParam, signal, client }) => {
      const page = await getJson({
        path: "/api/trajectories",
        search: { ...query, cursor: pageParam, limit: PAGE_ROWS },
        answer: (of) => of.TrajectoryPage,
        signal,
      });
      const queryKey = [...KEYS.funnel, query.corpus];
      const funnel = client.getQueryData<Funnel>(queryKey);
      // A look at these rows has the selection made at once: the funnel beside them says the same.
      if (page.selection && funnel && funnel.selection !== page.selection) void invalidateHere(client, { queryKey });

      return page;
    },
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    // Rows that are listed by it follow by themselves.
    refetchInterval: ({ state: { data } }) => (data?.pages.at(-1)?.selection === "being_made" ? BEING_MADE_MS : false),
  });
}

export function facetsOptions(query: MatchQuery) {
  return queryOptions({
    queryKey: [...KEYS.facets, query],
    queryFn: ({ signal }) =>
      getJson({ path: "/api/trajectories/facets", search: query, answer: (of) => of.TrajectoryFacets, signal }),
  });
}

/** Facets of how agents went about it; asked for when somebody opens them, because they are a scan of their own. */
export function processFacetsOptions(query: MatchQuery) {
  return queryOptions({
    queryKey: [...KEYS.facets, "process", query],
    queryFn: ({ signal }) =>
      getJson({
        path: "/api/trajectories/facets",
        search: { ...query, of: "process" },
        answer: (of) => of.TrajectoryFacets,
        signal,
      }),
  });
}

/** The count beyond the cap of a page; asked for by hand, because it reads every match. */
export function exactCountOptions(query: MatchQuery) {
  return queryOptions({
    queryKey: [...KEYS.trajectories, "count", query],
    queryFn: ({ signal }) =>
      getJson({ path: "/api/trajectories/count", search: query, answer: (of) => of.TrajectoryCount, signal }),
  });
}

/** Address of the stored records that match, byte for byte, one after the other. */
export function rawRecordsPath(query: MatchQuery): string {
  return apiPath("/api/trajectories/raw", query);
}
