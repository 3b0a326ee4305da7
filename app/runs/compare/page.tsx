import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import type { SearchParams } from "nuqs/server";
import { comparisonQuery } from "@/components/run-comparison/comparison-state";
import { comparisonOptions } from "@/lib/client/comparison";
import { corpusPageState } from "@/lib/client/corpus-page";
import { pageContext } from "@/lib/http/context";
import { pageCorpora } from "@/lib/http/page-corpora";
import { getComparison } from "@/lib/services/evaluation/get-comparison";
import { loadComparisonSearchParams } from "./search-params";
import { ComparisonView } from "./view";

export const metadata: Metadata = { title: "Compare runs" };

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { corpus: asked, ...state } = loadComparisonSearchParams(await searchParams);
  const query = comparisonQuery(state);
  const pageState = await corpusPageState({ asked, readCorpora: pageCorpora }, async (client, id) =>
    query
      ? client.query({
          ...comparisonOptions(id, query),
          queryFn: async () => getComparison(await pageContext(), { id, ...query }),
        })
      : undefined,
  );

  return (
    <HydrationBoundary state={pageState}>
      <NuqsAdapter>
        <ComparisonView />
      </NuqsAdapter>
    </HydrationBoundary>
  );
}
