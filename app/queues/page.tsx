import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { createLoader, parseAsString, type SearchParams } from "nuqs/server";
import { pageCorpus } from "@/lib/client/corpora";
import { queueListOptions } from "@/lib/client/queues";
import { pageContext } from "@/lib/http/context";
import { listCorpora } from "@/lib/services/corpora/list-corpora";
import { listQueues } from "@/lib/services/queues/list-queues";
import { QueuesView } from "./view";

export const metadata: Metadata = { title: "Queues" };

const loadSearchParams = createLoader({ corpus: parseAsString });

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { corpus: asked } = loadSearchParams(await searchParams);
  const client = new QueryClient();
  const corpus = await pageCorpus(client, asked, async () => listCorpora(await pageContext()));

  // Same key as the browser, no HTTP hop. A failure is left for the browser to retry and show.
  if (corpus)
    await client
      .query({ ...queueListOptions(corpus), queryFn: async () => listQueues(await pageContext(), { corpus }) })
      .catch(() => undefined);

  return (
    <HydrationBoundary state={dehydrate(client)}>
      <QueuesView />
    </HydrationBoundary>
  );
}
