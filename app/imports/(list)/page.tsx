import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { createLoader, parseAsString, type SearchParams } from "nuqs/server";
import { corpusListOptions } from "@/lib/client/corpora";
import { importListOptions } from "@/lib/client/imports";
import { pageContext } from "@/lib/http/context";
import { pageCorpora } from "@/lib/http/page-corpora";
import { listImports } from "@/lib/services/imports/list-imports";
import { ImportsView } from "./view";

export const metadata: Metadata = { title: "Imports" };

const loadSearchParams = createLoader({ corpus: parseAsString });

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { corpus: asked } = loadSearchParams(await searchParams);
  const queryClient = new QueryClient();

  // Same keys as the browser, no HTTP hop. A failure is left for the browser to retry and show.
  const corpora = await queryClient.query({ ...corpusListOptions(), queryFn: pageCorpora }).catch(() => undefined);
  // Not the first one where none is asked for: then the imports into all are listed.
  const corpus = corpora?.items.find(({ id }) => id === asked)?.id;
  await queryClient
    .infiniteQuery({
      ...importListOptions(corpus),
      queryFn: async () => listImports(await pageContext(), { corpus }),
    })
    .catch(() => undefined);

  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <ImportsView />
    </HydrationBoundary>
  );
}
