import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import type { SearchParams } from "nuqs/server";
import { runsAsked } from "@/components/run-list/runs-state";
import { corpusPageState } from "@/lib/client/corpus-page";
import { RUN_PAGE_ROWS, runListOptions } from "@/lib/client/runs";
import { pageContext } from "@/lib/http/context";
import { pageCorpora } from "@/lib/http/page-corpora";
import { listRuns } from "@/lib/services/evaluation/list-runs";
import { loadRunsSearchParams } from "./search-params";
import { RunsView } from "./view";

export const metadata: Metadata = { title: "Runs" };

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { corpus: asked, ...state } = loadRunsSearchParams(await searchParams);
  const query = runsAsked(state);
  const pageState = await corpusPageState({ asked, readCorpora: pageCorpora }, async (client, id) =>
    client.infiniteQuery({
      ...runListOptions(id, query),
      queryFn: async () => listRuns(await pageContext(), { ...query, id, offset: 0, limit: RUN_PAGE_ROWS }),
    }),
  );

  return (
    <HydrationBoundary state={pageState}>
      <NuqsAdapter>
        <RunsView />
      </NuqsAdapter>
    </HydrationBoundary>
  );
}
