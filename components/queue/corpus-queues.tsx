"use client";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { ActLink } from "@/components/shell/act-link";
import { KeyHint } from "@/components/shell/key-hint";
import { PageFrame } from "@/components/shell/page-frame";
import { PageHead } from "@/components/shell/page-head";
import { RequestError } from "@/components/shell/request-error";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { queueListOptions } from "@/lib/client/queues";
import { useMay } from "@/lib/client/use-me";
import type { Corpus } from "@/lib/contract/corpora";
import type { QueueList as Queues } from "@/lib/contract/queues";
import { Elsewhere } from "./elsewhere";
import { QueueList } from "./queue-list";
import { QueuesSkeleton } from "./queues-skeleton";

/** The queues of a corpus, or how one is made. */
export function CorpusQueues({ corpus }: { corpus: Corpus }) {
  const queues = useQuery(queueListOptions(corpus.id));
  const mayMake = useMay("make_queue");
  if (queues.isPending) return <QueuesSkeleton />;
  if (queues.isLoadingError)
    return (
      <RequestError title="The queues could not be read" error={queues.error} onRetry={() => void queues.refetch()} />
    );
  const isEmpty = queues.data.items.length === 0;

  return (
    <PageFrame>
      <PageHead
        title="Queues"
        beside={<p className="min-w-0 flex-1 truncate text-ink-2">in {corpus.name}</p>}
        actions={
          mayMake && !isEmpty ? (
            <ActLink href={`/trajectories?corpus=${corpus.id}`}>Choose rows for a new queue</ActLink>
          ) : null
        }
      />
      {isEmpty ? (
        <NoQueues corpus={corpus} mayMake={mayMake} elsewhere={queues.data.elsewhere} />
      ) : (
        <>
          <QueueList queues={queues.data.items} />
          <KeyHints />
          <Elsewhere queues={queues.data.elsewhere} />
        </>
      )}
    </PageFrame>
  );
}

function KeyHints() {
  return (
    <p className="hidden items-center gap-4 text-caption text-ink-3 narrow:flex">
      <KeyHint id="queue.next" word="next queue" />
      <KeyHint id="queue.review" word="review in it" />
      <KeyHint id="queue.settle" word="settle its disagreements" />
    </p>
  );
}

interface NoQueuesProps {
  corpus: Corpus;
  mayMake: boolean;
  elsewhere: Queues["elsewhere"];
}

/** A browser that was never here opens the newest corpus, so what waits in another one comes first. */
function NoQueues({ corpus, mayMake, elsewhere }: NoQueuesProps) {
  const isWaitedFor = elsewhere.length > 0;

  return (
    <EmptyState
      title={isWaitedFor ? "Nothing here, but work waits for you in another corpus" : `No queue in ${corpus.name} yet`}
      actions={
        mayMake ? (
          <ActLink {...(isWaitedFor ? {} : { variant: "primary" as const })} href={`/trajectories?corpus=${corpus.id}`}>
            Filter the trajectories
          </ActLink>
        ) : (
          <Button asChild>
            <Link href={`/trajectories?corpus=${corpus.id}`}>Open the trajectories</Link>
          </Button>
        )
      }
    >
      {isWaitedFor ? (
        <div className="mb-3">
          <Elsewhere queues={elsewhere} />
        </div>
      ) : null}
      <p>
        {isWaitedFor ? `There is no queue in ${corpus.name} yet. ` : null}A queue hands trajectories to people one after
        another and asks the same questions of each.
        {mayMake
          ? " Filter the table to what should be reviewed, then press “Make a queue”: it takes every row that matches."
          : " A lead makes one from the table of trajectories; then it appears here."}
      </p>
    </EmptyState>
  );
}
