"use client";
import { useQuery } from "@tanstack/react-query";
import { QueueActions } from "@/components/queue/queue-actions";
import { QueueModeChip, QueueStateChip } from "@/components/queue/queue-chips";
import { QueueReport } from "@/components/queue/queue-report";
import { QueueFault } from "@/components/review-flow/queue-fault";
import { Place } from "@/components/shell/place";
import { Screen } from "@/components/shell/screen";
import { Skeleton } from "@/components/ui/skeleton";
import { queueOptions } from "@/lib/client/queues";

/** One queue: what is asked, where it stands, how far people agree. */
export function QueueView({ id }: { id: string }) {
  const queue = useQuery(queueOptions(id));

  return (
    <Screen
      crumbs={
        <Place
          all={{ href: queue.data ? `/queues?corpus=${queue.data.corpus}` : "/queues", name: "Queues" }}
          title={queue.data?.name ?? "Queue"}
        >
          {queue.data ? (
            <span className="hidden shrink-0 items-center gap-1.5 pl-1.5 medium:flex">
              <QueueStateChip state={queue.data.state} />
              <QueueModeChip mode={queue.data.mode} hidden={queue.data.hidden} />
            </span>
          ) : null}
        </Place>
      }
      actions={queue.data ? <QueueActions queue={queue.data} /> : null}
    >
      <div className="mx-auto w-full max-w-320 px-4 py-5 narrow:px-6">
        <Body id={id} />
      </div>
    </Screen>
  );
}

function Body({ id }: { id: string }) {
  const queue = useQuery(queueOptions(id));
  if (queue.isPending) return <Skeleton height={240} />;
  if (queue.data === undefined) return <QueueFault error={queue.error} onRetry={() => void queue.refetch()} />;

  return <QueueReport queue={queue.data} />;
}
