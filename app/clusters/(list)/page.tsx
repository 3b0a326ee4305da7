import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import type { SearchParams } from "nuqs/server";
import { clusterScope } from "@/components/cluster/clusters-state";
import { CLUSTER_ROWS, clusterListOptions, clusterStateOptions } from "@/lib/client/clusters";
import { corpusPageState } from "@/lib/client/corpus-page";
import { pageContext } from "@/lib/http/context";
import { pageCorpora } from "@/lib/http/page-corpora";
import { listClusters } from "@/lib/services/clusters/list-clusters";
import { loadClustersSearchParams } from "./search-params";
import { ClustersView } from "./view";

export const metadata: Metadata = { title: "Clusters" };

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { corpus: asked, ...state } = loadClustersSearchParams(await searchParams);
  const scope = clusterScope(state);
  const pageState = await corpusPageState({ asked, readCorpora: pageCorpora }, async (client, id) => {
    // The state first: what it says was made is in the rows that are read after it.
    await client
      .query({
        ...clusterStateOptions(id),
        queryFn: async () => listClusters(await pageContext(), { id, size: "several", limit: 1 }),
      })
      .catch(() => undefined);
    await client.infiniteQuery({
      ...clusterListOptions(id, scope),
      queryFn: async () => listClusters(await pageContext(), { id, ...scope, limit: CLUSTER_ROWS }),
    });
  });

  return (
    <HydrationBoundary state={pageState}>
      <NuqsAdapter>
        <ClustersView />
      </NuqsAdapter>
    </HydrationBoundary>
  );
}
