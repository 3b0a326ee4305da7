import { infiniteQueryOptions } from "@tanstack/react-query";
import type { RunList, RunListQuery } from "@/lib/contract/runs";
import { getJson } from "./api";
import { KEYS } from "./keys";

/** What a person asks of the runs of a corpus. */
export type RunsAsked = Pick<RunListQuery, "filter" | "k" | "sort">;

/** Rows of a page: their intervals are made while the person waits. */
export const RUN_PAGE_ROWS = 50;

/** Runs of a corpus in their order, page after page. */
export function runListOptions(corpus: string, asked: RunsAsked) {
  return infiniteQueryOptions({
    queryKey: [...KEYS.runs, corpus, asked],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => getRuns(corpus, { ...asked, offset: pageParam, limit: RUN_PAGE_ROWS }, signal),
    getNextPageParam: ({ nextOffset }) => nextOffset,
  });
}

/** One page of them. */
export function getRuns(corpus: string, query: RunListQuery, signal?: AbortSignal): Promise<RunList> {
  return getJson({
    path: `/api/corpora/${corpus}/runs`,
    search: query,
    answer: (of) => of.RunList,
    signal,
  });
}
