import { queryOptions } from "@tanstack/react-query";
import type { RescoringQuery } from "@/lib/contract/rescoring";
import { getJson } from "./api";
import { KEYS } from "./keys";

/** How the stored outcomes of a corpus stand to the rules. */
export function rescoringOptions(corpus: string, query: RescoringQuery) {
  return queryOptions({
    queryKey: [...KEYS.rescoring, corpus, query],
    queryFn: ({ signal }) =>
      getJson({ path: `/api/corpora/${corpus}/rescoring`, search: query, answer: (of) => of.RescoringReport, signal }),
    // Measures go on after an import: whoever comes back wants to see how far they are.
    staleTime: 0,
  });
}
