import { queryOptions } from "@tanstack/react-query";
import type { ProcessQuery } from "@/lib/contract/process";
import { getJson } from "./api";
import { KEYS } from "./keys";

/** How the agents of runs went about it. */
export function processOptions(corpus: string, query: ProcessQuery) {
  return queryOptions({
    queryKey: [...KEYS.process, corpus, query],
    queryFn: ({ signal }) =>
      getJson({ path: `/api/corpora/${corpus}/process`, search: query, answer: (of) => of.ProcessReport, signal }),
  });
}
