import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import type { SearchParams } from "nuqs/server";
import { pageCorpus } from "@/lib/client/corpora";
import { pageContext } from "@/lib/http/context";
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
  await pageCorpus(client, asked, async () => listCorpora(await pageContext()));

  return (
    <HydrationBoundary state={dehydrate(client)}>
      <NuqsAdapter>
        <ClusterView id={id} />
      </NuqsAdapter>
    </HydrationBoundary>
  );
}
