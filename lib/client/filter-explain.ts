import { queryOptions } from "@tanstack/react-query";
import type { CountedLabels } from "@/lib/domain/counted-labels";
import { getJson } from "./api";
import { KEYS } from "./keys";

/** Rules of a filter version that most people contradict. */
export function ruleDisputesOptions(corpus: string, version: string, labels: CountedLabels) {
  return queryOptions({
    queryKey: [...KEYS.ruleDisputes, corpus, version, labels],
    queryFn: ({ signal }) =>
      getJson({
        path: `/api/corpora/${corpus}/rule-disputes`,
        search: { version, labels },
        answer: (of) => of.RuleDisputes,
        signal,
      }),
  });
}

/** Two filter versions by their public ids; the second may have a draft over it, as `printDraft` writes it. */
export interface ComparedVersions {
  readonly from: string;
  readonly to: string;
  readonly draft?: string;
}

/** What two filter versions say of a trajectory. */
export function filterDifferenceOptions(trajectory: string, query: ComparedVersions) {
  return queryOptions({
    queryKey: [...KEYS.filterDifference, trajectory, query],
    queryFn: ({ signal }) =>
      getJson({
        path: `/api/trajectories/${trajectory}/filter-difference`,
        search: { ...query },
        answer: (of) => of.FilterDifference,
        signal,
      }),
  });
}
