import { HydrationBoundary } from "@tanstack/react-query";
import { createLoader, parseAsString, type SearchParams } from "nuqs/server";
import { commentsForMeOptions, FIRST_FOR_ME } from "@/lib/client/comments-for-me";
import { funnelOptions } from "@/lib/client/corpora";
import { corpusPageState } from "@/lib/client/corpus-page";
import { pageContext } from "@/lib/http/context";
import { pageCorpora } from "@/lib/http/page-corpora";
import { listCommentsForMe } from "@/lib/services/comments/list-comments-for-me";
import { getFunnel } from "@/lib/services/corpora/get-funnel";
import { HomeView } from "./view";

const loadSearchParams = createLoader({ corpus: parseAsString });

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { corpus: asked } = loadSearchParams(await searchParams);
  const pageState = await corpusPageState({ asked, readCorpora: pageCorpora }, async (client, id) => {
    // Brought along where it is here before the figures are, which alone are waited for.
    client
      .infiniteQuery({
        ...commentsForMeOptions(id),
        queryFn: async () => listCommentsForMe(await pageContext(), { id, limit: FIRST_FOR_ME }),
      })
      .catch(() => undefined);

    return client.query({ ...funnelOptions(id), queryFn: async () => getFunnel(await pageContext(), { id }) });
  });

  return (
    <HydrationBoundary state={pageState}>
      <HomeView />
    </HydrationBoundary>
  );
}
