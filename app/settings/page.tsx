import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import type { SearchParams } from "nuqs/server";
import type { SettingsPart } from "@/components/people/settings-parts";
import { sessionsOptions } from "@/lib/client/account";
import { corpusListOptions } from "@/lib/client/corpora";
import { judgeEndpointsOptions } from "@/lib/client/judge-endpoints";
import { invitationsOptions, peopleOptions } from "@/lib/client/people";
import { pageContext } from "@/lib/http/context";
import { pageCorpora } from "@/lib/http/page-corpora";
import { listEndpoints } from "@/lib/services/judge-endpoints/list-endpoints";
import { listInvitations } from "@/lib/services/people/list-invitations";
import { listPeople } from "@/lib/services/people/list-people";
import { listSessions } from "@/lib/services/people/list-sessions";
import { loadSettings } from "./search-params";
import { SettingsView } from "./view";

export const metadata: Metadata = { title: "Settings" };

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { part } = loadSettings(await searchParams);
  const client = new QueryClient();

  // Same keys as the browser, no HTTP hop. A failure is left for the browser to retry and show.
  const reads = READS[part]?.(client) ?? [];
  await Promise.all(reads.map((read) => read.catch(() => undefined)));

  return (
    <HydrationBoundary state={dehydrate(client)}>
      <NuqsAdapter>
        <SettingsView />
      </NuqsAdapter>
    </HydrationBoundary>
  );
}

const READS: Readonly<Partial<Record<SettingsPart, (client: QueryClient) => readonly Promise<unknown>[]>>> = {
  account: (client) => [
    client.query({
      ...sessionsOptions(),
      queryFn: async () => {
        const ctx = await pageContext();
        return listSessions(ctx, ctx);
      },
    }),
  ],
  people: (client) => [
    client.infiniteQuery({ ...peopleOptions(), queryFn: async () => listPeople(await pageContext()) }),
    client.query({ ...invitationsOptions(), queryFn: async () => listInvitations(await pageContext()) }),
  ],
  corpora: (client) => [client.query({ ...corpusListOptions(), queryFn: pageCorpora })],
  judges: (client) => [
    client.query({ ...judgeEndpointsOptions(), queryFn: async () => listEndpoints(await pageContext()) }),
  ],
};
