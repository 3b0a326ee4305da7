import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import type { SearchParams } from "nuqs/server";
import { reportQuery } from "@/components/judge-report/judge-state";
import { pageCorpus } from "@/lib/client/corpora";
import { judgeReportOptions } from "@/lib/client/judge";
import { pageContext } from "@/lib/http/context";
import { listCorpora } from "@/lib/services/corpora/list-corpora";
import { getJudgeReport } from "@/lib/services/judge/get-judge-report";
import { loadJudgeSearchParams } from "./search-params";
import { JudgeView } from "./view";

export const metadata: Metadata = { title: "Judge" };

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { corpus: asked, ...state } = loadJudgeSearchParams(await searchParams);
  const client = new QueryClient();
  const id = await pageCorpus(client, asked, async () => listCorpora(await pageContext()));
  const query = reportQuery(state);

  // Same key as the browser, no HTTP hop. A failure is left for the browser to retry and show.
  if (id)
    await client
      .query({
        ...judgeReportOptions(id, query),
        queryFn: async () => getJudgeReport(await pageContext(), { id, ...query }),
      })
      .catch(() => undefined);

  return (
    <HydrationBoundary state={dehydrate(client)}>
      <NuqsAdapter>
        <JudgeView />
      </NuqsAdapter>
    </HydrationBoundary>
  );
}
