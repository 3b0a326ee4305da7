"use client";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { reviewAddress } from "@/components/queue/queue-address";
import { byUse, isWaiting } from "@/components/queue/waiting-queues";
import { RequestError } from "@/components/shell/request-error";
import { TaskText } from "@/components/trajectory-list/task-text";
import { Button } from "@/components/ui/button";
import { formatCount, formatNumber } from "@/components/ui/format-number";
import { Panel } from "@/components/ui/panel";
import { Skeleton } from "@/components/ui/skeleton";
import { nextReviewOptions, UNDECIDED } from "@/lib/client/next-review";
import { queueListOptions } from "@/lib/client/queues";
import type { QueueSummary } from "@/lib/contract/queues";
import type { TrajectoryPage } from "@/lib/contract/trajectories";

interface ContinueReviewingProps {
  corpus: string;
  addressOf: (filter: string) => string;
}

/** The way back into the work: this person's queue, else the next trajectory the filter left to people. */
export function ContinueReviewing({ corpus, addressOf }: ContinueReviewingProps) {
  const queues = useQuery(queueListOptions(corpus));
  const queue = byUse(queues.data?.items ?? []).find(isWaiting);
  if (queues.isPending)
    return (
      <Panel title="Continue reviewing">
        <Skeleton width="70%" />
      </Panel>
    );

  return queue ? <NextInQueue queue={queue} /> : <Undecided corpus={corpus} addressOf={addressOf} />;
}

function NextInQueue({ queue }: { queue: QueueSummary }) {
  return (
    <Panel title="Continue reviewing" subtitle={<>In the queue “{queue.name}”.</>}>
      <div className="flex flex-col items-start gap-3">
        <p>
          <span className="text-figure">{formatNumber(queue.mine.waiting)}</span>{" "}
          <span className="text-ink-2">
            {queue.mine.waiting === 1 ? "waits" : "wait"} for you
            {queue.mine.answered > 0 ? `, ${formatNumber(queue.mine.answered)} answered` : ""}
          </span>
        </p>
        <Button asChild variant="primary" size="large">
          <Link href={reviewAddress(queue)}>
            Continue reviewing
            <ArrowRight aria-hidden />
          </Link>
        </Button>
      </div>
    </Panel>
  );
}

function Undecided({ corpus, addressOf }: ContinueReviewingProps) {
  const next = useQuery(nextReviewOptions(corpus));

  return (
    <Panel
      title="Continue reviewing"
      subtitle="The filter leaves these to people: the model made some calls, code others."
    >
      {next.isPending ? <Skeleton width="70%" /> : null}
      {next.isError ? (
        <RequestError
          place="panel"
          title="The next one could not be found"
          error={next.error}
          onRetry={() => void next.refetch()}
        />
      ) : null}
      {next.isSuccess ? <NextReview page={next.data} corpus={corpus} addressOf={addressOf} /> : null}
    </Panel>
  );
}

function NextReview({ page, corpus, addressOf }: ContinueReviewingProps & { page: TrajectoryPage }) {
  const [first] = page.items;
  if (!first)
    return (
      <div className="flex flex-col items-start gap-3">
        <p>Nothing waits: every trajectory that the filter left open has an answer.</p>
        <Button asChild>
          <Link href={addressOf("structure:agentic approved:no")}>Look at what could be approved</Link>
        </Button>
      </div>
    );
  const address = `/trajectories/${first.id}?${new URLSearchParams({ corpus, filter: UNDECIDED }).toString()}`;

  return (
    <div className="flex flex-col items-start gap-3">
      <p>
        <Link href={addressOf(UNDECIDED)} className="text-figure hover:underline">
          {formatCount(page.count)}
        </Link>{" "}
        <span className="text-ink-2">{page.count.value === 1 ? "waits" : "wait"} for an answer</span>
      </p>
      <p className="line-clamp-2 text-ink-2">
        Next: <TaskText query={first.problem.query} status={first.status} />
      </p>
      <Button asChild variant="primary" size="large">
        <Link href={address}>
          Continue reviewing
          <ArrowRight aria-hidden />
        </Link>
      </Button>
    </div>
  );
}
