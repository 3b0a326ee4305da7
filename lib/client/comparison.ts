import { queryOptions } from "@tanstack/react-query";
import type { ComparisonQuery } from "@/lib/contract/comparison";
import { getJson } from "./api";
import { KEYS } from "./keys";

/** Runs of a corpus side by side. */
export function comparisonOptions(corpus: string, query: ComparisonQuery) {
  return queryOptions({
    queryKey: [...KEYS.comparison, corpus, query],
    queryFn: ({ signal }) =>
      getJson({ path: `/api/corpora/${corpus}/comparison`, search: query, answer: (of) => of.Comparison, signal }),
    // It takes the server a second or two: only what is asked for anew is computed anew.
    refetchOnWindowFocus: false,
  });
}

/** Runs of a corpus to choose from, by a part of their name. */
export function runNamesOptions(corpus: string, search: string) {
  return queryOptions({
    queryKey: [...KEYS.runNames, corpus, search],
    queryFn: ({ signal }) =>
      getJson({
        path: `/api/corpora/${corpus}/run-names`,
        search: { search },
        answer: (of) => of.RunNameList,
        signal,
      }),
  });
}
