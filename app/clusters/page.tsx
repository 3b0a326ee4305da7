import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import type { SearchParams } from "nuqs/server";
import { clusterScope } from "@/components/cluster/clusters-state";
import { CLUSTER_ROWS, clusterListOptions, clusterStateOptions } from "@/lib/client/clusters";
import { pageCorpus } from "@/lib/client/corpora";
import { pageContext } from "@/lib/http/context";
import { listClusters } from "@/lib/services/clusters/list-clusters";
import { listCorpora } from "@/lib/services/corpora/list-corpora";
import { loadClustersSearchParams } from "./search-params";
import { ClustersView } from "./view";

export const metadata: Metadata = { title: "Clusters" };

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { corpus: asked, ...state } = loadClustersSearchParams(await searchParams);
  const client = new QueryClient();
  const id = await pageCorpus(client, asked, async () => listCorpora(await pageContext()));
  const scope = clusterScope(state);

  // Same keys as the browser, no HTTP hop. A failure is left for the browser to retry and show.
  if (id) {
    // The state first: what it says was made is in the rows that are read after it.
    await client
      .query({
        ...clusterStateOptions(id),
        queryFn: async () => listClusters(await pageContext(), { id, size: "several", limit: 1 }),
      })
      .catch(() => undefined);
    await client
      .infiniteQuery({
        ...clusterListOptions(id, scope),
        queryFn: async () => listClusters(await pageContext(), { id, ...scope, limit: CLUSTER_ROWS }),
      })
      .catch(() => undefined);
  }

  return (
    <HydrationBoundary state={dehydrate(client)}>
      <NuqsAdapter>
        <ClustersView />
      </NuqsAdapter>
    </HydrationBoundary>
  );
}
