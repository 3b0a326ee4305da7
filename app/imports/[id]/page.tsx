import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { importOptions } from "@/lib/client/imports";
import { pageImport } from "@/lib/http/page-things";
import { ImportView } from "./view";

export const metadata: Metadata = { title: "Import" };

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const queryClient = new QueryClient();

  // Same key as the browser, no HTTP hop. A failure is left for the browser to retry and show.
  await queryClient.query({ ...importOptions(id), queryFn: async () => pageImport(id) }).catch(() => undefined);

  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <ImportView id={id} />
    </HydrationBoundary>
  );
}
