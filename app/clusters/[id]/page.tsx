import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import type { SearchParams } from "nuqs/server";
import { clusterOptions } from "@/lib/client/clusters";
import { corpusPageState } from "@/lib/client/corpus-page";
import { pageContext } from "@/lib/http/context";
import { pageCorpora } from "@/lib/http/page-corpora";
import { getCluster } from "@/lib/services/clusters/get-cluster";
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
  const pageState = await corpusPageState({ asked, readCorpora: pageCorpora }, async (client, corpus) =>
    client.query({
      ...clusterOptions(corpus, id),
      queryFn: async () => getCluster(await pageContext(), { id: corpus, cluster: id }),
    }),
  );

  return (
    <HydrationBoundary state={pageState}>
      <NuqsAdapter>
        <ClusterView id={id} />
      </NuqsAdapter>
    </HydrationBoundary>
  );
}
