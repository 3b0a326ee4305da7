import { queryOptions } from "@tanstack/react-query";
import { CorpusList, Funnel } from "@/lib/contract/corpora";
import { getJson } from "./api";
import { KEYS } from "./keys";

export function corpusListOptions() {
  return queryOptions({
    queryKey: [...KEYS.corpora],
    queryFn: ({ signal }) => getJson({ path: "/api/corpora", answer: CorpusList, signal }),
  });
}

export function funnelOptions(corpus: string) {
  return queryOptions({
    queryKey: [...KEYS.funnel, corpus],
    queryFn: ({ signal }) => getJson({ path: `/api/corpora/${corpus}/funnel`, answer: Funnel, signal }),
  });
}
