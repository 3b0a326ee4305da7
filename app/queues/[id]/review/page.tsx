import type { Metadata } from "next";
import { ReviewView } from "./view";

export const metadata: Metadata = { title: "Review" };

interface PageProps {
  readonly params: Promise<{ id: string }>;
}

/** Nothing is prefetched: asking for an item leases it, and a page that is only prefetched must not. */
export default async function Page({ params }: PageProps) {
  const { id } = await params;

  return <ReviewView id={id} />;
}
