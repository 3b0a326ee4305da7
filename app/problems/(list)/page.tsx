import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import type { SearchParams } from "nuqs/server";
import { matrixQuery } from "@/components/problem/matrix-state";
import { corpusPageState } from "@/lib/client/corpus-page";
import { MATRIX_ROWS, problemMatrixOptions } from "@/lib/client/problems";
import { pageContext } from "@/lib/http/context";
import { pageCorpora } from "@/lib/http/page-corpora";
import { listProblems } from "@/lib/services/problems/list-problems";
import { loadMatrixSearchParams } from "./search-params";
import { ProblemsView } from "./view";

export const metadata: Metadata = { title: "Problems" };

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { corpus: asked, ...state } = loadMatrixSearchParams(await searchParams);
  const pageState = await corpusPageState({ asked, readCorpora: pageCorpora }, async (client, id) =>
    client.infiniteQuery({
      ...problemMatrixOptions(id, matrixQuery(state)),
      queryFn: async () => listProblems(await pageContext(), { id, ...state, limit: MATRIX_ROWS }),
    }),
  );

  return (
    <HydrationBoundary state={pageState}>
      <NuqsAdapter>
        <ProblemsView />
      </NuqsAdapter>
    </HydrationBoundary>
  );
}
