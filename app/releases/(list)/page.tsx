import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import { createLoader, parseAsString, type SearchParams } from "nuqs/server";
import { corpusPageState } from "@/lib/client/corpus-page";
import { releasePagesOptions } from "@/lib/client/releases";
import { pageContext } from "@/lib/http/context";
import { pageCorpora } from "@/lib/http/page-corpora";
import { listReleases } from "@/lib/services/releases/list-releases";
import { ReleasesView } from "./view";

export const metadata: Metadata = { title: "Releases" };

const loadSearchParams = createLoader({ corpus: parseAsString });

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { corpus: asked } = loadSearchParams(await searchParams);
  const pageState = await corpusPageState({ asked, readCorpora: pageCorpora }, async (client, id) =>
    client.infiniteQuery({
      ...releasePagesOptions(id),
      queryFn: async () => listReleases(await pageContext(), { id }),
    }),
  );

  return (
    <HydrationBoundary state={pageState}>
      <NuqsAdapter>
        <ReleasesView />
      </NuqsAdapter>
    </HydrationBoundary>
  );
}
