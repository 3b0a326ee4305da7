import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import { createLoader, parseAsString, type SearchParams } from "nuqs/server";
import { funnelOptions, pageCorpus } from "@/lib/client/corpora";
import { pageContext } from "@/lib/http/context";
import { getFunnel } from "@/lib/services/corpora/get-funnel";
import { listCorpora } from "@/lib/services/corpora/list-corpora";
import { HomeView } from "./view";

const loadSearchParams = createLoader({ corpus: parseAsString });

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { corpus: asked } = loadSearchParams(await searchParams);
  const client = new QueryClient();
  const id = await pageCorpus(client, asked, async () => listCorpora(await pageContext()));

  // Same keys as the browser, no HTTP hop. A failure is left for the browser to retry and show.
  if (id)
    await client
      .query({ ...funnelOptions(id), queryFn: async () => getFunnel(await pageContext(), { id }) })
      .catch(() => undefined);

  return (
    <HydrationBoundary state={dehydrate(client)}>
      <HomeView />
    </HydrationBoundary>
  );
}
