import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { queueOptions, queueProgressOptions } from "@/lib/client/queues";
import { pageContext } from "@/lib/http/context";
import { pageQueue } from "@/lib/http/page-things";
import { getProgress } from "@/lib/services/queues/get-progress";
import { QueueView } from "./view";

export const metadata: Metadata = { title: "Queue" };

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const client = new QueryClient();

  // Same keys as the browser, no HTTP hop. A failure is left for the browser to retry and show.
  await Promise.allSettled([
    client.query({ ...queueOptions(id), queryFn: async () => pageQueue(id) }),
    client.query({ ...queueProgressOptions(id), queryFn: async () => getProgress(await pageContext(), { id }) }),
  ]);

  return (
    <HydrationBoundary state={dehydrate(client)}>
      <QueueView id={id} />
    </HydrationBoundary>
  );
}
