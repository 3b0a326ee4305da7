import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { createLoader, parseAsString, type SearchParams } from "nuqs/server";
import { corpusPageState } from "@/lib/client/corpus-page";
import { queueListOptions } from "@/lib/client/queues";
import { pageContext } from "@/lib/http/context";
import { pageCorpora } from "@/lib/http/page-corpora";
import { listQueues } from "@/lib/services/queues/list-queues";
import { QueuesView } from "./view";

export const metadata: Metadata = { title: "Queues" };

const loadSearchParams = createLoader({ corpus: parseAsString });

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { corpus: asked } = loadSearchParams(await searchParams);
  const pageState = await corpusPageState({ asked, readCorpora: pageCorpora }, async (client, corpus) =>
    client.query({ ...queueListOptions(corpus), queryFn: async () => listQueues(await pageContext(), { corpus }) }),
  );

  return (
    <HydrationBoundary state={pageState}>
      <QueuesView />
    </HydrationBoundary>
  );
}
