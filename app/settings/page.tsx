import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import type { SearchParams } from "nuqs/server";
import { sessionsOptions } from "@/lib/client/me";
import { invitationsOptions, peopleOptions } from "@/lib/client/people";
import { pageContext } from "@/lib/http/context";
import { listInvitations } from "@/lib/services/people/list-invitations";
import { listPeople } from "@/lib/services/people/list-people";
import { listSessions } from "@/lib/services/people/list-sessions";
import { loadSettings } from "./search-params";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import { SettingsView } from "./view";

export const metadata: Metadata = { title: "Settings" };

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { part } = loadSettings(await searchParams);
  const client = new QueryClient();

  // Same keys as the browser, no HTTP hop. A failure is left for the browser to retry and show.
  const reads =
    part === "people"
      ? [
          client.query({ ...peopleOptions(), queryFn: async () => listPeople(await pageContext()) }),
          client.query({ ...invitationsOptions(), queryFn: async () => listInvitations(await pageContext()) }),
        ]
      : [
          client.query({
            ...sessionsOptions(),
            queryFn: async () => {
              const ctx = await pageContext();
              return listSessions(ctx, ctx);
            },
          }),
        ];
  await Promise.all(reads.map((read) => read.then(() => undefined).catch(() => undefined)));

  return (
    <HydrationBoundary state={dehydrate(client)}>
      <NuqsAdapter>
        <SettingsView />
      </NuqsAdapter>
    </HydrationBoundary>
  );
}
