import { infiniteQueryOptions } from "@tanstack/react-query";
import type { ListedRun, RunList, RunListQuery } from "@/lib/contract/runs";
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

/** Runs of a page when all are read: fewer requests, each of a second or two. */
const ALL_PAGE_ROWS = 250;

/** All of them, with the k that they were measured at. */
export async function getAllRuns(
  corpus: string,
  asked: RunsAsked,
): Promise<{ readonly runs: readonly ListedRun[]; readonly k: number; readonly hasHidden: boolean }> {
  const runs: ListedRun[] = [];
  let k = asked.k ?? 1;
  let hasHidden = false;

  for (let offset: number | null = 0; offset !== null; ) {
    const page: RunList = await getRuns(corpus, { ...asked, offset, limit: ALL_PAGE_ROWS });
    runs.push(...page.items);
    k = page.k;
    hasHidden = page.leftOut !== null;
    offset = page.nextOffset;
  }
  return { runs, k, hasHidden };
}

function getRuns(corpus: string, query: RunListQuery, signal?: AbortSignal): Promise<RunList> {
  return getJson({
    path: `/api/corpora/${corpus}/runs`,
    search: query,
    answer: (of) => of.RunList,
    signal,
  });
}
