import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import { createLoader, parseAsString, type SearchParams } from "nuqs/server";
import { pageCorpus } from "@/lib/client/corpora";
import { releasePagesOptions } from "@/lib/client/releases";
import { pageContext } from "@/lib/http/context";
import { listCorpora } from "@/lib/services/corpora/list-corpora";
import { listReleases } from "@/lib/services/releases/list-releases";
import { ReleasesView } from "./view";

export const metadata: Metadata = { title: "Releases" };

const loadSearchParams = createLoader({ corpus: parseAsString });

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { corpus: asked } = loadSearchParams(await searchParams);
  const client = new QueryClient();
  const id = await pageCorpus(client, asked, async () => listCorpora(await pageContext()));

  // Same key as the browser, no HTTP hop. A failure is left for the browser to retry and show.
  if (id)
    await client
      .infiniteQuery({ ...releasePagesOptions(id), queryFn: async () => listReleases(await pageContext(), { id }) })
      .catch(() => undefined);

  return (
    <HydrationBoundary state={dehydrate(client)}>
      <NuqsAdapter>
        <ReleasesView />
      </NuqsAdapter>
    </HydrationBoundary>
  );
}
