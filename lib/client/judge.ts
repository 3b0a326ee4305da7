import { queryOptions } from "@tanstack/react-query";
import type { JudgeReportQuery } from "@/lib/contract/judge";
import { getJson } from "./api";
import { KEYS } from "./keys";

/** How right the judges of a corpus are. */
export function judgeReportOptions(corpus: string, query: JudgeReportQuery) {
  return queryOptions({
    queryKey: [...KEYS.judgeReport, corpus, query],
    queryFn: ({ signal }) =>
      getJson({ path: `/api/corpora/${corpus}/judge`, search: query, answer: (of) => of.JudgeReport, signal }),
    // Whoever comes back from an audit wants to see what it changed.
    staleTime: 0,
  });
}
