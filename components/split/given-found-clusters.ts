import type { ClusterSummary } from "@/lib/contract/clusters";
import { givenPin } from "./given-split";

/** What looking for clusters answers; each is the pinned one of `givenPin` but for what it is given. */
export function foundClusters(...items: readonly Partial<ClusterSummary>[]) {
  const cluster = { id: givenPin().problem.id, key: "p-1", query: "a brass lamp", problems: 2, trajectories: 9 };

  return {
    ...{ items: items.map((one) => ({ ...cluster, reasons: [], buckets: [], pools: [], ...one })), nextCursor: null },
    ...{ total: items.length, figures: { problems: 3, clusters: 2, joined: 1, largest: 2 } },
    ...{ facets: { reasons: [], splits: [] }, openProposals: 0, clusteredAt: null, job: null, lag: null },
  };
}
