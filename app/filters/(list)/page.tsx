import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { createLoader, parseAsString, type SearchParams } from "nuqs/server";
import { corpusPageState } from "@/lib/client/corpus-page";
import { filterListOptions } from "@/lib/client/filters";
import { pageContext } from "@/lib/http/context";
import { pageCorpora } from "@/lib/http/page-corpora";
import { listFilters } from "@/lib/services/filters/list-filters";
import { FiltersView } from "./view";

export const metadata: Metadata = { title: "Filters" };

const loadSearchParams = createLoader({ corpus: parseAsString });

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { corpus: asked } = loadSearchParams(await searchParams);
  const pageState = await corpusPageState({ asked, readCorpora: pageCorpora }, async (client, id) =>
    client.query({ ...filterListOptions(id), queryFn: async () => listFilters(await pageContext(), { corpus: id }) }),
  );

  return (
    <HydrationBoundary state={pageState}>
      <FiltersView />
    </HydrationBoundary>
  );
}
