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
import { SkeletonLines } from "@/components/ui/skeleton";
import { nextReviewOptions, UNDECIDED, WITHOUT_EVIDENCE, withoutEvidenceOptions } from "@/lib/client/next-review";
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
        <SkeletonLines lines={8} />
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
  const isNothingMixed = next.isSuccess && next.data.items.length === 0;
  const unproven = useQuery({ ...withoutEvidenceOptions(corpus), enabled: isNothingMixed });
  const areUnproven = isNothingMixed && unproven.isSuccess && unproven.data.items.length > 0;
  const fault = next.error ?? unproven.error;

  return (
    <Panel
      title="Continue reviewing"
      subtitle={`The filter leaves these to people: ${areUnproven ? "nothing proves who made the calls" : "the model made some calls, code others"}.`}
    >
      {fault ? (
        <RequestError
          place="panel"
          title="The next one could not be found"
          error={fault}
          onRetry={() => void (next.error ? next : unproven).refetch()}
        />
      ) : null}
      {!fault && (next.isPending || (isNothingMixed && unproven.isPending)) ? <SkeletonLines lines={6} /> : null}
      {next.isSuccess && !isNothingMixed ? <NextReview page={next.data} corpus={corpus} addressOf={addressOf} /> : null}
      {areUnproven ? <Unproven page={unproven.data} addressOf={addressOf} /> : null}
      {isNothingMixed && unproven.isSuccess && !areUnproven ? <AllAnswered addressOf={addressOf} /> : null}
    </Panel>
  );
}

type AddressOf = Pick<ContinueReviewingProps, "addressOf">;

function AllAnswered({ addressOf }: AddressOf) {
  return (
    <div className="flex flex-col items-start gap-3">
      <p>Nothing waits: every trajectory that the filter left open has an answer.</p>
      <Button asChild>
        <Link href={addressOf("structure:agentic approved:no")}>Look at what could be approved</Link>
      </Button>
    </div>
  );
}

function Unproven({ page, addressOf }: AddressOf & { page: TrajectoryPage }) {
  return (
    <div className="flex flex-col items-start gap-3">
      <p>
        <span className="text-figure">{formatCount(page.count)}</span>{" "}
        <span className="text-ink-2">without evidence {page.count.value === 1 ? "waits" : "wait"} in Trajectories</span>
      </p>
      <Button asChild>
        <Link href={addressOf(WITHOUT_EVIDENCE)}>Look at what has no evidence</Link>
      </Button>
    </div>
  );
}

function NextReview({ page, corpus, addressOf }: ContinueReviewingProps & { page: TrajectoryPage }) {
  const [first] = page.items;
  if (!first) return null;
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
