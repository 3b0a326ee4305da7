import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import type { SearchParams } from "nuqs/server";
import { corpusPageState } from "@/lib/client/corpus-page";
import { trainingOptions } from "@/lib/client/training";
import { pageContext } from "@/lib/http/context";
import { pageCorpora } from "@/lib/http/page-corpora";
import { listTraining } from "@/lib/services/training/list-training";
import { loadTrainingSearchParams } from "./search-params";
import { TrainingView } from "./view";

export const metadata: Metadata = { title: "Training curves" };

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { corpus: asked } = loadTrainingSearchParams(await searchParams);
  const pageState = await corpusPageState({ asked, readCorpora: pageCorpora }, async (client, id) =>
    client.query({ ...trainingOptions(id), queryFn: async () => listTraining(await pageContext(), { id }) }),
  );

  return (
    <HydrationBoundary state={pageState}>
      <NuqsAdapter>
        <TrainingView />
      </NuqsAdapter>
    </HydrationBoundary>
  );
}
