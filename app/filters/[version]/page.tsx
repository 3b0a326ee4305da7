import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import type { SearchParams } from "nuqs/server";
import { pageCorpus } from "@/lib/client/corpora";
import { filterListOptions } from "@/lib/client/filters";
import { pageContext } from "@/lib/http/context";
import { listCorpora } from "@/lib/services/corpora/list-corpora";
import { listFilters } from "@/lib/services/filters/list-filters";
import { loadLabSearchParams } from "./search-params";
import { LabView } from "./view";

export const metadata: Metadata = { title: "Filter lab" };

interface PageProps {
  readonly params: Promise<{ version: string }>;
  readonly searchParams: Promise<SearchParams>;
}

export default async function Page({ params, searchParams }: PageProps) {
  const { version } = await params;
  const { corpus: asked } = loadLabSearchParams(await searchParams);
  const client = new QueryClient();
  const id = await pageCorpus(client, asked, async () => listCorpora(await pageContext()));

  // Same key as the browser, no HTTP hop. What the settings would do is left to the browser: it takes the server longer.
  if (id)
    await client
      .query({ ...filterListOptions(id), queryFn: async () => listFilters(await pageContext(), { corpus: id }) })
      .catch(() => undefined);

  return (
    <HydrationBoundary state={dehydrate(client)}>
      <NuqsAdapter>
        <LabView version={version} />
      </NuqsAdapter>
    </HydrationBoundary>
  );
}
