import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import type { SearchParams } from "nuqs/server";
import { matrixQuery } from "@/components/problem/matrix-state";
import { pageCorpus } from "@/lib/client/corpora";
import { MATRIX_ROWS, problemMatrixOptions } from "@/lib/client/problems";
import { pageContext } from "@/lib/http/context";
import { listCorpora } from "@/lib/services/corpora/list-corpora";
import { listProblems } from "@/lib/services/problems/list-problems";
import { loadMatrixSearchParams } from "./search-params";
import { ProblemsView } from "./view";

export const metadata: Metadata = { title: "Problems" };

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { corpus: asked, ...state } = loadMatrixSearchParams(await searchParams);
  const client = new QueryClient();
  const id = await pageCorpus(client, asked, async () => listCorpora(await pageContext()));

  // Same key as the browser, no HTTP hop. A failure is left for the browser to retry and show.
  if (id)
    await client
      .infiniteQuery({
        ...problemMatrixOptions(id, matrixQuery(state)),
        queryFn: async () => listProblems(await pageContext(), { id, ...state, limit: MATRIX_ROWS }),
      })
      .catch(() => undefined);

  return (
    <HydrationBoundary state={dehydrate(client)}>
      <NuqsAdapter>
        <ProblemsView />
      </NuqsAdapter>
    </HydrationBoundary>
  );
}
