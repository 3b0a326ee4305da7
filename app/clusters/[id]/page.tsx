import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import type { SearchParams } from "nuqs/server";
import { clusterOptions } from "@/lib/client/clusters";
import { pageCorpus } from "@/lib/client/corpora";
import { pageContext } from "@/lib/http/context";
import { getCluster } from "@/lib/services/clusters/get-cluster";
import { listCorpora } from "@/lib/services/corpora/list-corpora";
import { loadClusterSearchParams } from "./search-params";
import { ClusterView } from "./view";

export const metadata: Metadata = { title: "Cluster" };

interface PageProps {
  readonly params: Promise<{ id: string }>;
  readonly searchParams: Promise<SearchParams>;
}

export default async function Page({ params, searchParams }: PageProps) {
  const { id } = await params;
  const { corpus: asked } = loadClusterSearchParams(await searchParams);
  const client = new QueryClient();
  const corpus = await pageCorpus(client, asked, async () => listCorpora(await pageContext()));

  // Same key as the browser, no HTTP hop. A failure is left for the browser to retry and show.
  if (corpus)
    await client
      .query({
        ...clusterOptions(corpus, id),
        queryFn: async () => getCluster(await pageContext(), { id: corpus, cluster: id }),
      })
      .catch(() => undefined);

  return (
    <HydrationBoundary state={dehydrate(client)}>
      <NuqsAdapter>
        <ClusterView id={id} />
      </NuqsAdapter>
    </HydrationBoundary>
  );
}
