import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { importListOptions } from "@/lib/client/imports";
import { pageContext } from "@/lib/http/context";
import { listImports } from "@/lib/services/imports/list-imports";
import { ImportsView } from "./view";

export const metadata: Metadata = { title: "Imports" };

export default async function Page() {
  const queryClient = new QueryClient();

  // Same key as the browser, no HTTP hop. A failure is left for the browser to retry and show.
  await queryClient
    .query({ ...importListOptions(), queryFn: async () => listImports(await pageContext()) })
    .catch(() => undefined);

  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <ImportsView />
    </HydrationBoundary>
  );
}
