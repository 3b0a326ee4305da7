import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import { createLoader, parseAsString, type SearchParams } from "nuqs/server";
import { corpusPageState } from "@/lib/client/corpus-page";
import { pageCorpora } from "@/lib/http/page-corpora";
import { SplitBuilderView } from "./view";

export const metadata: Metadata = { title: "Make a split" };

const loadSearchParams = createLoader({ corpus: parseAsString });

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { corpus: asked } = loadSearchParams(await searchParams);
  const pageState = await corpusPageState({ asked, readCorpora: pageCorpora });

  return (
    <HydrationBoundary state={pageState}>
      <NuqsAdapter>
        <SplitBuilderView />
      </NuqsAdapter>
    </HydrationBoundary>
  );
}
