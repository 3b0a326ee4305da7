import {
  type InfiniteData,
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  type QueryKey,
  queryOptions,
} from "@tanstack/react-query";
import type { ClusterList, ClusterQuery, DecideCluster, DecideProposal, ProposalList } from "@/lib/contract/clusters";
import { getJson, sendJson } from "./api";
import { KEYS } from "./keys";
import { invalidateHere } from "./other-tabs";

/** While the clusters are made. */
const MAKING_POLL_MS = 1500;
/** Clusters or proposals of one answer. */
export const CLUSTER_ROWS = 100;
/** What is offered of those that a person may put a cluster together with. */
const OFFERED = 8;

/** What a list of clusters is asked for. */
export type ClusterScope = Pick<ClusterQuery, "size" | "reason" | "find" | "torn">;
export type ProposalState = ProposalList["items"][number]["state"];

/**
 * How many clusters there are and whether they are made now. Once they were made anew everything else is asked for
 * again: splits, problems and intervals rest on them, and another window may have begun it.
 */
export function clusterStateOptions(corpus: string) {
  const queryKey = [...KEYS.clusters, corpus, "state"];

  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const before = client.getQueryData<ClusterList>(queryKey);
      const state = await getJson({
        path: pathOf(corpus),
        search: { limit: 1 },
        answer: (of) => of.ClusterList,
        signal,
      });
      const isAnother = before && (before.clusteredAt !== state.clusteredAt || before.job?.id !== state.job?.id);
      if (isAnother && !state.job)
        void invalidateHere(client, {
          predicate: (query) => query.queryKey.join() !== queryKey.join() && !isBeingAnswered(query.queryKey, client),
        });

      return state;
    },
    // Behind without a job, they are made by one that is still to come.
    refetchInterval: ({ state }) => (state.data?.job || state.data?.lag ? MAKING_POLL_MS : false),
    staleTime: 0,
  });
}

/** A list of proposals with rows stays as it stands while a person answers: each answer makes clusters anew. */
function isBeingAnswered(key: QueryKey, client: QueryClient): boolean {
  if (key[0] !== KEYS.clusters[0] || key[2] !== "proposals") return false;
  const list = client.getQueryData<InfiniteData<ProposalList>>(key);

  return list?.pages.some(({ items }) => items.length > 0) ?? false;
}

/** Clusters in pages, the largest first. */
export function clusterListOptions(corpus: string, scope: ClusterScope) {
  return infiniteQueryOptions({
    queryKey: [...KEYS.clusters, corpus, "list", scope],
    initialPageParam: "",
    queryFn: ({ pageParam, signal }) =>
      getJson({
        path: pathOf(corpus),
        search: { ...scope, cursor: pageParam, limit: CLUSTER_ROWS },
        answer: (of) => of.ClusterList,
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    // Rows that were read while a job made others are read again, also where the state was read after its end.
    refetchInterval: ({ state }) => (state.data?.pages.some(({ job }) => job) ? MAKING_POLL_MS : false),
  });
}

/** The few clusters, single problems too, that hold some words. */
export function clusterFindOptions(corpus: string, find: string) {
  return queryOptions({
    queryKey: [...KEYS.clusters, corpus, "find", find],
    queryFn: ({ signal }) =>
      getJson({
        path: pathOf(corpus),
        search: { size: "any", find, limit: OFFERED },
        answer: (of) => of.ClusterList,
        signal,
      }),
  });
}

/** The cluster of a problem. */
export function clusterOptions(corpus: string, problem: string) {
  return queryOptions({
    queryKey: [...KEYS.clusters, corpus, "one", problem],
    queryFn: ({ signal }) =>
      getJson({
        path: `${pathOf(corpus)}/${encodeURIComponent(problem)}`,
        answer: (of) => of.ClusterDetail,
        signal,
      }),
  });
}

/** Pairs of nearly equal queries in pages, the most alike first. */
export function proposalListOptions(corpus: string, state: ProposalState) {
  return infiniteQueryOptions({
    queryKey: [...KEYS.clusters, corpus, "proposals", state],
    initialPageParam: "",
    queryFn: ({ pageParam, signal }) =>
      getJson({
        path: `/api/corpora/${corpus}/cluster-proposals`,
        search: { state, cursor: pageParam, limit: CLUSTER_ROWS },
        answer: (of) => of.ProposalList,
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    // What is answered stays in its place, also for who looks elsewhere meanwhile.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export function makeClustersOptions(client: QueryClient, corpus: string) {
  return mutationOptions({
    mutationFn: () => sendJson({ method: "POST", path: pathOf(corpus), answer: (of) => of.JobStarted }),
    onSettled: () => refreshState(client, corpus),
  });
}

/** Puts two problems together, or lets a value join nothing. */
export function decideClusterOptions(client: QueryClient, corpus: string) {
  return mutationOptions({
    mutationFn: (body: DecideCluster) =>
      sendJson({
        method: "POST",
        path: `/api/corpora/${corpus}/cluster-decisions`,
        body,
        answer: (of) => of.ClusterDecided,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: KEYS.clusters }),
  });
}

export function undoClusterDecisionOptions(client: QueryClient, corpus: string) {
  return mutationOptions({
    mutationFn: (decision: string) =>
      sendJson({
        method: "POST",
        path: `/api/corpora/${corpus}/cluster-decisions/${decision}/undo`,
        answer: (of) => of.ClusterDecided,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: KEYS.clusters }),
  });
}

/** The list keeps the pair in its place until it is opened again, so that the next one does not jump under the keys. */
export function decideProposalOptions(client: QueryClient, corpus: string) {
  return mutationOptions({
    // One after the other: an answer that is taken back at once must not come after its taking back.
    scope: { id: `proposals ${corpus}` },
    mutationFn: ({ proposal, answer }: DecideProposal & { readonly proposal: string }) =>
      sendJson({
        method: "POST",
        path: `/api/corpora/${corpus}/cluster-proposals/${proposal}`,
        body: { answer },
        answer: (of) => of.ProposalDecided,
      }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: [...KEYS.clusters, corpus, "proposals"], refetchType: "none" });
      await refreshState(client, corpus);
    },
  });
}

function refreshState(client: QueryClient, corpus: string): Promise<void> {
  return client.invalidateQueries({ queryKey: clusterStateOptions(corpus).queryKey });
}

function pathOf(corpus: string): string {
  return `/api/corpora/${corpus}/clusters`;
}
