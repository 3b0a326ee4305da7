import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import { createLoader, parseAsString, type SearchParams } from "nuqs/server";
import { pageCorpus } from "@/lib/client/corpora";
import { filterListOptions } from "@/lib/client/filters";
import { pageContext } from "@/lib/http/context";
import { listCorpora } from "@/lib/services/corpora/list-corpora";
import { listFilters } from "@/lib/services/filters/list-filters";
import { NewReleaseView } from "./view";

export const metadata: Metadata = { title: "Build a release" };

const loadSearchParams = createLoader({ corpus: parseAsString });

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { corpus: asked } = loadSearchParams(await searchParams);
  const client = new QueryClient();
  const id = await pageCorpus(client, asked, async () => listCorpora(await pageContext()));

  // Same key as the browser, no HTTP hop. A failure is left for the browser to retry and show. The counts are left to the
  // browser: they take the server longer.
  if (id)
    await client
      .query({ ...filterListOptions(id), queryFn: async () => listFilters(await pageContext(), { corpus: id }) })
      .catch(() => undefined);

  return (
    <HydrationBoundary state={dehydrate(client)}>
      <NuqsAdapter>
        <NewReleaseView />
      </NuqsAdapter>
    </HydrationBoundary>
  );
}
