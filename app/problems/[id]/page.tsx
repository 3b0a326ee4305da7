import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import { problemTitle } from "@/components/problem/problem-title";
import { problemOptions, problemRolloutsOptions, TIMELINES } from "@/lib/client/problems";
import { pageContext } from "@/lib/http/context";
import { pageProblem } from "@/lib/http/page-things";
import { listRollouts } from "@/lib/services/problems/list-rollouts";
import { ProblemView } from "./view";

interface PageProps {
  readonly params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { id } = await params;
  // The page itself says what failed.
  const problem = await pageProblem(id).catch(() => undefined);

  return { title: problem ? problemTitle(problem) : "Problem" };
}

export default async function Page({ params }: PageProps) {
  const { id } = await params;
  const client = new QueryClient();

  // Same keys as the browser, no HTTP hop. A failure is left for the browser to retry and show.
  await Promise.allSettled([
    client.query({ ...problemOptions(id), queryFn: async () => pageProblem(id) }),
    client.infiniteQuery({
      ...problemRolloutsOptions(id),
      queryFn: async () => listRollouts(await pageContext(), { id, limit: TIMELINES }),
    }),
  ]);

  return (
    <HydrationBoundary state={dehydrate(client)}>
      <NuqsAdapter>
        <ProblemView id={id} />
      </NuqsAdapter>
    </HydrationBoundary>
  );
}
