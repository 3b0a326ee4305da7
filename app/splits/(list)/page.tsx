import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import { createLoader, parseAsString, type SearchParams } from "nuqs/server";
import { corpusPageState } from "@/lib/client/corpus-page";
import { splitListOptions } from "@/lib/client/splits";
import { pageContext } from "@/lib/http/context";
import { pageCorpora } from "@/lib/http/page-corpora";
import { listSplits } from "@/lib/services/splits/list-splits";
import { SplitsView } from "./view";

export const metadata: Metadata = { title: "Splits" };

const loadSearchParams = createLoader({ corpus: parseAsString });

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { corpus: asked } = loadSearchParams(await searchParams);
  const pageState = await corpusPageState({ asked, readCorpora: pageCorpora }, async (client, id) =>
    client.query({ ...splitListOptions(id), queryFn: async () => listSplits(await pageContext(), { id }) }),
  );

  return (
    <HydrationBoundary state={pageState}>
      <NuqsAdapter>
        <SplitsView />
      </NuqsAdapter>
    </HydrationBoundary>
  );
}
