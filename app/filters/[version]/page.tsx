import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import type { SearchParams } from "nuqs/server";
import { corpusPageState } from "@/lib/client/corpus-page";
import { filterListOptions } from "@/lib/client/filters";
import { pageContext } from "@/lib/http/context";
import { pageCorpora } from "@/lib/http/page-corpora";
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
  // What the settings would do is left to the browser: it takes the server longer.
  const pageState = await corpusPageState({ asked, readCorpora: pageCorpora }, async (client, id) =>
    client.query({ ...filterListOptions(id), queryFn: async () => listFilters(await pageContext(), { corpus: id }) }),
  );

  return (
    <HydrationBoundary state={pageState}>
      <NuqsAdapter>
        <LabView version={version} />
      </NuqsAdapter>
    </HydrationBoundary>
  );
}
