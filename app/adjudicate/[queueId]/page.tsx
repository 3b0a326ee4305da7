import type { Metadata } from "next";
import { AdjudicationView } from "./view";

export const metadata: Metadata = { title: "Adjudication" };

export default async function Page({ params }: { params: Promise<{ queueId: string }> }) {
  const { queueId } = await params;

  return <AdjudicationView queue={queueId} />;
}
