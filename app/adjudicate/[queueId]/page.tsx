import type { Metadata } from "next";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import { AdjudicationView } from "./view";

export const metadata: Metadata = { title: "Adjudication" };

export default async function Page({ params }: { params: Promise<{ queueId: string }> }) {
  const { queueId } = await params;

  return (
    <NuqsAdapter>
      <AdjudicationView queue={queueId} />
    </NuqsAdapter>
  );
}
