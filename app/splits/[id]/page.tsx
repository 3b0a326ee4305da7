import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import { splitOptions } from "@/lib/client/splits";
import { pageSplit } from "@/lib/http/page-things";
import { SplitView } from "./view";

export const metadata: Metadata = { title: "Split" };

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const client = new QueryClient();

  // Same key as the browser, no HTTP hop. A failure is left for the browser to retry and show.
  await client.query({ ...splitOptions(id), queryFn: async () => pageSplit(id) }).catch(() => undefined);

  return (
    <HydrationBoundary state={dehydrate(client)}>
      <NuqsAdapter>
        <SplitView id={id} />
      </NuqsAdapter>
    </HydrationBoundary>
  );
}
