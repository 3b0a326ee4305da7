"use client";
import { useQuery } from "@tanstack/react-query";
import { QueueActions } from "@/components/queue/queue-actions";
import { QueueModeChip, QueueStateChip } from "@/components/queue/queue-chips";
import { QueueReport } from "@/components/queue/queue-report";
import { QueueFault } from "@/components/review-flow/queue-fault";
import { useFaultAhead } from "@/components/shell/late-page-fault";
import { PageFrame } from "@/components/shell/page-frame";
import { Place } from "@/components/shell/place";
import { Screen } from "@/components/shell/screen";
import { useCorpusOf } from "@/components/shell/use-corpus-of";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { Skeleton } from "@/components/ui/skeleton";
import { queueOptions } from "@/lib/client/queues";
import type { Queue } from "@/lib/contract/queues";

/** One queue: what is asked, where it stands, how far people agree. */
export function QueueView({ id }: { id: string }) {
  useFaultAhead();
  const queue = useQuery(queueOptions(id));
  const corpus = useCorpusOf(queue.data);

  return (
    <Screen
      crumbs={
        <Place
          corpus={corpus}
          all={{ href: queue.data ? `/queues?corpus=${queue.data.corpus}` : "/queues", name: "Queues" }}
          title={queue.data?.name ?? "Queue"}
        >
          {queue.data ? (
            <span className="hidden shrink-0 pl-1.5 medium:block">
              <Chips queue={queue.data} />
            </span>
          ) : null}
        </Place>
      }
      actions={queue.data ? <QueueActions queue={queue.data} /> : null}
    >
      <PageFrame>
        {queue.data ? (
          <div className="flex flex-col gap-2 medium:hidden">
            {/* Beside what can be done a phone's header has room for its first letters alone. */}
            <p aria-hidden className="font-medium wrap-anywhere narrow:hidden">
              <PlainText text={queue.data.name} />
            </p>
            <Chips queue={queue.data} />
          </div>
        ) : null}
        <Body id={id} />
      </PageFrame>
    </Screen>
  );
}

function Chips({ queue: { state, mode, hidden } }: { queue: Queue }) {
  return (
    <span className="flex items-center gap-1.5">
      <QueueStateChip state={state} />
      <QueueModeChip mode={mode} hidden={hidden} />
    </span>
  );
}

function Body({ id }: { id: string }) {
  const queue = useQuery(queueOptions(id));
  if (queue.isPending) return <Skeleton height={240} />;
  if (queue.data === undefined) return <QueueFault error={queue.error} onRetry={() => void queue.refetch()} />;

  return <QueueReport queue={queue.data} />;
}
