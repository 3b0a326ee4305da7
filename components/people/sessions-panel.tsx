"use client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { reportFailure } from "@/components/shell/report-failure";
import { RequestError } from "@/components/shell/request-error";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { Panel } from "@/components/ui/panel";
import { Skeleton } from "@/components/ui/skeleton";
import { TimeText } from "@/components/ui/time-text";
import { endAllSessionsOptions, endSessionOptions, sessionsOptions } from "@/lib/client/account";
import type { Session } from "@/lib/contract/people";

/** Where one is signed in, and the way out of each place and of all. */
export function SessionsPanel() {
  const endAll = useMutation({
    ...endAllSessionsOptions(),
    onError: (error) => reportFailure("The sessions were not ended", error),
  });

  return (
    <Panel
      title="Sessions"
      subtitle="Where you are signed in. A session ends by itself after 30 days."
      actions={
        <Button size="small" disabled={endAll.isPending} onClick={() => endAll.mutate()}>
          Sign out everywhere
        </Button>
      }
    >
      <Sessions />
    </Panel>
  );
}

function Sessions() {
  const sessions = useQuery(sessionsOptions());
  if (sessions.isPending) return <Skeleton height={60} />;
  if (sessions.isLoadingError)
    return (
      <RequestError
        place="panel"
        title="The sessions could not be loaded"
        error={sessions.error}
        onRetry={() => void sessions.refetch()}
      />
    );

  return (
    <ul aria-label="Sessions" className="divide-y divide-line border-y border-line">
      {sessions.data.items.map((session) => (
        <SessionLine key={session.id} session={session} />
      ))}
    </ul>
  );
}

function SessionLine({ session }: { session: Session }) {
  const client = useQueryClient();
  const end = useMutation({
    ...endSessionOptions(client),
    onError: (error) => reportFailure("The session was not ended", error),
  });

  return (
    <li className="flex min-h-9 flex-wrap items-center gap-x-3 py-1">
      <span>{session.device}</span>
      {session.isCurrent ? <Chip tone="accent">this one</Chip> : null}
      <span className="flex-1 text-ink-2">
        since <TimeText iso={session.startedAt} />
      </span>
      {session.isCurrent ? null : (
        <Button size="small" disabled={end.isPending} onClick={() => end.mutate(session.id)}>
          End
        </Button>
      )}
    </li>
  );
}
