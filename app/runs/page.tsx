import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import type { SearchParams } from "nuqs/server";
import { runsAsked } from "@/components/run-list/runs-state";
import { pageCorpus } from "@/lib/client/corpora";
import { RUN_PAGE_ROWS, runListOptions } from "@/lib/client/runs";
import { pageContext } from "@/lib/http/context";
import { listCorpora } from "@/lib/services/corpora/list-corpora";
import { listRuns } from "@/lib/services/evaluation/list-runs";
import { loadRunsSearchParams } from "./search-params";
import { RunsView } from "./view";

export const metadata: Metadata = { title: "Runs" };

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { corpus: wanted, ...state } = loadRunsSearchParams(await searchParams);
  const client = new QueryClient();
  const id = await pageCorpus(client, wanted, async () => listCorpora(await pageContext()));
  const asked = runsAsked(state);

  // Same key as the browser, no HTTP hop. A failure is left for the browser to retry and show.
  if (id)
    await client
      .infiniteQuery({
        ...runListOptions(id, asked),
        queryFn: async () => listRuns(await pageContext(), { ...asked, id, offset: 0, limit: RUN_PAGE_ROWS }),
      })
      .catch(() => undefined);

  return (
    <HydrationBoundary state={dehydrate(client)}>
      <NuqsAdapter>
        <RunsView />
      </NuqsAdapter>
    </HydrationBoundary>
  );
}
