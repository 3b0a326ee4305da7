import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import type { SearchParams } from "nuqs/server";
import { comparisonQuery } from "@/components/run-comparison/comparison-state";
import { comparisonOptions } from "@/lib/client/comparison";
import { pageCorpus } from "@/lib/client/corpora";
import { pageContext } from "@/lib/http/context";
import { listCorpora } from "@/lib/services/corpora/list-corpora";
import { getComparison } from "@/lib/services/evaluation/get-comparison";
import { loadComparisonSearchParams } from "./search-params";
import { ComparisonView } from "./view";

export const metadata: Metadata = { title: "Compare runs" };

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { corpus: asked, ...state } = loadComparisonSearchParams(await searchParams);
  const client = new QueryClient();
  const id = await pageCorpus(client, asked, async () => listCorpora(await pageContext()));
  const query = comparisonQuery(state);

  // Same key as the browser, no HTTP hop. A failure is left for the browser to retry and show.
  if (id && query)
    await client
      .query({
        ...comparisonOptions(id, query),
        queryFn: async () => getComparison(await pageContext(), { id, ...query }),
      })
      .catch(() => undefined);

  return (
    <HydrationBoundary state={dehydrate(client)}>
      <NuqsAdapter>
        <ComparisonView />
      </NuqsAdapter>
    </HydrationBoundary>
  );
}
