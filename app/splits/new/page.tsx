import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import { createLoader, parseAsString, type SearchParams } from "nuqs/server";
import { pageCorpus } from "@/lib/client/corpora";
import { pageContext } from "@/lib/http/context";
import { listCorpora } from "@/lib/services/corpora/list-corpora";
import { SplitBuilderView } from "./view";

export const metadata: Metadata = { title: "Make a split" };

const loadSearchParams = createLoader({ corpus: parseAsString });

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { corpus: asked } = loadSearchParams(await searchParams);
  const client = new QueryClient();
  await pageCorpus(client, asked, async () => listCorpora(await pageContext()));

  return (
    <HydrationBoundary state={dehydrate(client)}>
      <NuqsAdapter>
        <SplitBuilderView />
      </NuqsAdapter>
    </HydrationBoundary>
  );
}
