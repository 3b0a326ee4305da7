import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import { clusterOptions } from "@/lib/client/clusters";
import { problemOptions } from "@/lib/client/problems";
import { pageContext } from "@/lib/http/context";
import { pageProblem } from "@/lib/http/page-things";
import { getCluster } from "@/lib/services/clusters/get-cluster";
import { ClusterView } from "./view";

export const metadata: Metadata = { title: "Cluster" };

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const client = new QueryClient();

  // Same keys as the browser, no HTTP hop. A failure is left for the browser to retry and show.
  await askBoth(client, id).catch(() => undefined);

  return (
    <HydrationBoundary state={dehydrate(client)}>
      <NuqsAdapter>
        <ClusterView id={id} />
      </NuqsAdapter>
    </HydrationBoundary>
  );
}

/** The problem that names the cluster says of which corpus it is. */
async function askBoth(client: QueryClient, id: string): Promise<void> {
  const { corpus } = await client.query({ ...problemOptions(id), queryFn: async () => pageProblem(id) });
  await client.query({
    ...clusterOptions(corpus.id, id),
    queryFn: async () => getCluster(await pageContext(), { id: corpus.id, cluster: id }),
  });
}
