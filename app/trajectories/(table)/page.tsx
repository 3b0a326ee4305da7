import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import type { SearchParams } from "nuqs/server";
import { funnelOptions } from "@/lib/client/corpora";
import { corpusPageState } from "@/lib/client/corpus-page";
import { facetsOptions, PAGE_ROWS, trajectoryListOptions } from "@/lib/client/trajectories";
import { pageContext } from "@/lib/http/context";
import { pageCorpora } from "@/lib/http/page-corpora";
import { getFunnel } from "@/lib/services/corpora/get-funnel";
import { listFacets } from "@/lib/services/trajectories/list-facets";
import { listTrajectories } from "@/lib/services/trajectories/list-trajectories";
import { loadListSearchParams } from "./search-params";
import { TrajectoriesView } from "./view";

export const metadata: Metadata = { title: "Trajectories" };

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { corpus: asked, filter, sort } = loadListSearchParams(await searchParams);
  const pageState = await corpusPageState({ asked, readCorpora: pageCorpora }, async (client, id) =>
    Promise.allSettled([
      client.infiniteQuery({
        ...trajectoryListOptions({ corpus: id, filter, sort }),
        queryFn: async () => listTrajectories(await pageContext(), { corpus: id, filter, sort, limit: PAGE_ROWS }),
      }),
      client.query({
        ...facetsOptions({ corpus: id, filter }),
        queryFn: async () => listFacets(await pageContext(), { corpus: id, filter }),
      }),
      client.query({ ...funnelOptions(id), queryFn: async () => getFunnel(await pageContext(), { id }) }),
    ]),
  );

  return (
    <HydrationBoundary state={pageState}>
      <NuqsAdapter>
        <TrajectoriesView />
      </NuqsAdapter>
    </HydrationBoundary>
  );
}
