import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import { releaseOptions } from "@/lib/client/releases";
import { pageRelease } from "@/lib/http/page-things";
import { ReleaseView } from "./view";

export const metadata: Metadata = { title: "Release" };

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const client = new QueryClient();

  // Same key as the browser, no HTTP hop. A failure is left for the browser to retry and show.
  await client.query({ ...releaseOptions(id), queryFn: async () => pageRelease(id) }).catch(() => undefined);

  return (
    <HydrationBoundary state={dehydrate(client)}>
      <NuqsAdapter>
        <ReleaseView id={id} />
      </NuqsAdapter>
    </HydrationBoundary>
  );
}
