import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { ProblemTableQuery } from "@/lib/contract/problems";
import { apiPath, getJson } from "./api";
import { KEYS } from "./keys";

/** Rows of one answer. */
export const MATRIX_ROWS = 200;

/** Pages of the matrix, each behind the last row of the one before. */
export function problemMatrixOptions(corpus: string, query: ProblemTableQuery) {
  return infiniteQueryOptions({
    queryKey: [...KEYS.problems, "matrix", corpus, query],
    initialPageParam: "",
    queryFn: ({ pageParam, signal }) =>
      getJson({
        path: `/api/corpora/${corpus}/problems`,
        search: { ...query, cursor: pageParam, limit: MATRIX_ROWS },
        answer: (of) => of.ProblemMatrix,
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** Address of the whole matrix as CSV. */
export function problemTablePath(corpus: string, query: ProblemTableQuery): string {
  return apiPath(`/api/corpora/${corpus}/problems/csv`, query);
}

/** One problem, with how it went in each run. */
export function problemOptions(id: string) {
  return queryOptions({
    queryKey: [...KEYS.problems, "one", id],
    queryFn: ({ signal }) =>
      getJson({ path: `/api/problems/${encodeURIComponent(id)}`, answer: (of) => of.ProblemDetail, signal }),
  });
}

/** Rollouts of one answer: two screens of timelines. */
export const TIMELINES = 50;

/** Its rollouts as timelines, by run and rollout. */
export function problemRolloutsOptions(id: string) {
  return infiniteQueryOptions({
    queryKey: [...KEYS.problems, "rollouts", id],
    initialPageParam: "",
    queryFn: ({ pageParam, signal }) =>
      getJson({
        path: `/api/problems/${encodeURIComponent(id)}/rollouts`,
        search: { cursor: pageParam, limit: TIMELINES },
        answer: (of) => of.RolloutPage,
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}
