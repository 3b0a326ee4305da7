import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import type { SearchParams } from "nuqs/server";
import { reportQuery } from "@/components/judge-report/judge-state";
import { corpusPageState } from "@/lib/client/corpus-page";
import { judgeReportOptions } from "@/lib/client/judge";
import { pageContext } from "@/lib/http/context";
import { pageCorpora } from "@/lib/http/page-corpora";
import { getJudgeReport } from "@/lib/services/judge/get-judge-report";
import { loadJudgeSearchParams } from "./search-params";
import { JudgeView } from "./view";

export const metadata: Metadata = { title: "Judge" };

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { corpus: asked, ...state } = loadJudgeSearchParams(await searchParams);
  const query = reportQuery(state);
  const pageState = await corpusPageState({ asked, readCorpora: pageCorpora }, async (client, id) =>
    client.query({
      ...judgeReportOptions(id, query),
      queryFn: async () => getJudgeReport(await pageContext(), { id, ...query }),
    }),
  );

  return (
    <HydrationBoundary state={pageState}>
      <NuqsAdapter>
        <JudgeView />
      </NuqsAdapter>
    </HydrationBoundary>
  );
}
