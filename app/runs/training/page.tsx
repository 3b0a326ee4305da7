import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import type { SearchParams } from "nuqs/server";
import { pageCorpus } from "@/lib/client/corpora";
import { trainingOptions } from "@/lib/client/training";
import { pageContext } from "@/lib/http/context";
import { listCorpora } from "@/lib/services/corpora/list-corpora";
import { listTraining } from "@/lib/services/training/list-training";
import { loadTrainingSearchParams } from "./search-params";
import { TrainingView } from "./view";

export const metadata: Metadata = { title: "Training curves" };

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { corpus: asked } = loadTrainingSearchParams(await searchParams);
  const client = new QueryClient();
  const id = await pageCorpus(client, asked, async () => listCorpora(await pageContext()));

  // Same key as the browser, no HTTP hop. A failure is left for the browser to retry and show.
  if (id)
    await client
      .query({ ...trainingOptions(id), queryFn: async () => listTraining(await pageContext(), { id }) })
      .catch(() => undefined);

  return (
    <HydrationBoundary state={dehydrate(client)}>
      <NuqsAdapter>
        <TrainingView />
      </NuqsAdapter>
    </HydrationBoundary>
  );
}
