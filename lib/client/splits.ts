import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { MakeSplit, PinCluster, PreviewSplit, SplitDetail, UnpinClusters } from "@/lib/contract/splits";
import { isOver } from "@/lib/domain/is-over";
import { getJson, sendJson } from "./api";
import { KEYS } from "./keys";
import { restBeforeAsking } from "./rest-before-asking";

const QUIET_MS = 150;
const AUDITED_EVERY_MS = 1000;
const LAGGING_EVERY_MS = 4000;

/** Splits of a corpus, the newest first. */
export function splitListOptions(corpus: string) {
  return queryOptions({
    queryKey: [...KEYS.splits, "list", corpus],
    queryFn: ({ signal }) => getJson({ path: `/api/corpora/${corpus}/splits`, answer: (of) => of.SplitList, signal }),
  });
}

/** One split with what its pools hold, its strata and its pins. */
export function splitOptions(id: string) {
  return queryOptions({
    queryKey: [...KEYS.splits, "one", id],
    queryFn: ({ signal }) =>
      getJson({ path: `/api/splits/${encodeURIComponent(id)}`, answer: (of) => of.SplitDetail, signal }),
    // Imports give it problems that wait for a pool.
    staleTime: 0,
  });
}

/** What a split would hold; nothing is stored. */
export function splitPreviewOptions(corpus: string, asked: PreviewSplit) {
  return queryOptions({
    queryKey: [...KEYS.splits, "preview", corpus, asked],
    queryFn: async ({ signal }) => {
      await restBeforeAsking(signal, QUIET_MS);

      return sendJson({
        method: "POST",
        path: `/api/corpora/${corpus}/splits/preview`,
        body: asked,
        answer: (of) => of.SplitPreview,
        signal,
      });
    },
    // The pools of the recipe before stay, greyed, until the new ones are there.
    placeholderData: keepPreviousData,
  });
}

/**
 * What the pools of a split know of each other and of protected sets; asked again while a job makes it, and until the
 * clusters know everything.
 */
export function splitAuditOptions(id: string) {
  return queryOptions({
    queryKey: [...KEYS.splitAudits, id],
    queryFn: ({ signal }) =>
      getJson({ path: `/api/splits/${encodeURIComponent(id)}/audit`, answer: (of) => of.SplitAudit, signal }),
    // What is decided of a cluster on its own screen changes it.
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      if (data?.job && !isOver(data.job)) return AUDITED_EVERY_MS;

      return data?.lag ? LAGGING_EVERY_MS : false;
    },
  });
}

/** Audits a large split again after a job that failed or was cancelled. */
export function auditSplitOptions(client: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: () => sendJson({ method: "POST", path: `/api/splits/${id}/audit`, answer: (of) => of.SplitAudit }),
    onSuccess: (audit) => client.setQueryData(splitAuditOptions(id).queryKey, audit),
  });
}

export function makeSplitOptions(client: QueryClient, corpus: string) {
  return mutationOptions({
    mutationFn: (body: MakeSplit) =>
      sendJson({ method: "POST", path: `/api/corpora/${corpus}/splits`, body, answer: (of) => of.Split }),
    // A name that is taken was taken since the list was read.
    onSettled: () => refresh(client),
  });
}

/** Gives a pool to what has none. */
export function growSplitOptions(client: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: (version: number) =>
      sendJson({ method: "POST", path: `/api/splits/${id}/grow`, body: { version }, answer: (of) => of.SplitDetail }),
    onSuccess: (split) => keep(client, split),
    onSettled: () => refresh(client),
  });
}

/** Gives whole clusters one pool. */
export function pinClusterOptions(client: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: (body: PinCluster) =>
      sendJson({ method: "POST", path: `/api/splits/${id}/pins`, body, answer: (of) => of.SplitDetail }),
    onSuccess: (split) => keep(client, split),
    onSettled: () => refresh(client),
  });
}

/** What signed releases of a split ship of clusters, each meant by one of its problems. */
export function shippedClustersOptions(id: string, problems: readonly string[]) {
  return queryOptions({
    queryKey: [...KEYS.splits, "shipped", id, problems],
    queryFn: ({ signal }) =>
      getJson({
        path: `/api/splits/${encodeURIComponent(id)}/shipped`,
        search: { problems: problems.join(",") },
        answer: (of) => of.ShippedClusters,
        signal,
      }),
    staleTime: 0,
  });
}

/** Takes pins back. */
export function unpinClustersOptions(client: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: (body: UnpinClusters) =>
      sendJson({ method: "POST", path: `/api/splits/${id}/unpin`, body, answer: (of) => of.SplitDetail }),
    onSuccess: (split) => keep(client, split),
    onSettled: () => refresh(client),
  });
}

function keep(client: QueryClient, split: SplitDetail): void {
  client.setQueryData(splitOptions(split.id).queryKey, split);
}

/** Also after a refusal: what it met is news, and known before it is told. Clusters name the pools that they are in, releases what has moved. */
function refresh(client: QueryClient): Promise<void> {
  for (const queryKey of [KEYS.splitAudits, KEYS.clusters, KEYS.releases, KEYS.audit])
    void client.invalidateQueries({ queryKey });

  return client.invalidateQueries({ queryKey: KEYS.splits });
}
