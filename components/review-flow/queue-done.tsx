"use client";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import Link from "next/link";
import type { ReactNode } from "react";
import { NobodyElse } from "@/components/queue/nobody-else";
import { otherAnswersText } from "@/components/queue/other-answers-text";
import { RequestError } from "@/components/shell/request-error";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { countOf, formatNumber } from "@/components/ui/format-number";
import { formatDuration } from "@/components/ui/format-time";
import { Skeleton } from "@/components/ui/skeleton";
import { queueListOptions } from "@/lib/client/queues";
import { workDoneOptions } from "@/lib/client/review-flow";
import { useIsAlone } from "@/lib/client/use-me";
import type { Queue, QueueProgress } from "@/lib/contract/queues";
import type { LeaseAnswer, MyProgress } from "@/lib/contract/review-flow";

interface QueueDoneProps {
  queue: Pick<Queue, "id" | "corpus" | "name" | "overlap">;
  nothing: LeaseAnswer["nothing"];
  /** How far the queue is, whoever answers. */
  progress: MyProgress | undefined;
  /** The last answer, to look back at or take back; absent where there is none. */
  last: ReactNode;
  onCheck: () => void;
}

const WORDS = {
  more: { title: "Fetching the next item", says: "More items wait in this queue." },
  all_answered: {
    title: "Nothing is left for you here",
    says: "You have answered every item that you could be given.",
  },
  others_hold_the_rest: {
    title: "Others hold the rest",
    says: "The items that are left are in other people’s hands. One that they do not answer comes back.",
  },
  paused: { title: "This queue is paused", says: "A lead has paused it. Your answers and drafts are kept." },
  closed: { title: "This queue is closed", says: "A lead has closed it. Nothing more is asked here." },
} as const satisfies Record<LeaseAnswer["nothing"], { title: string; says: string }>;

/** Where the server does not answer either, nobody can say that the item is being fetched. */
const NOT_COME = {
  title: "The next item has not come",
  says: "More items wait in this queue. “Check for new items” asks for them again.",
};

/** A queue without an item for this person: what was done, how it stood the test, and where to go on. */
export function QueueDone({ queue, nothing, progress, last, onCheck }: QueueDoneProps) {
  // What was done is asked for anew with each answer that the server has counted.
  const work = useQuery(workDoneOptions(queue.id, progress?.mine ?? 0));
  const { title, says } = nothing === "more" && (work.isError || work.isPaused) ? NOT_COME : WORDS[nothing];

  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <EmptyState
        isPage
        title={title}
        actions={
          <>
            <NextQueue corpus={queue.corpus} except={queue.id} />
            {nothing === "closed" ? null : <Button onClick={onCheck}>Check for new items</Button>}
            <Button asChild>
              <Link href={`/queues/${queue.id}`}>Open the queue’s page</Link>
            </Button>
          </>
        }
      >
        <p>{says}</p>
        <MyWork work={work} />
        {nothing === "all_answered" && progress ? (
          <ForOthers overlap={queue.overlap} left={progress.items - progress.answered} />
        ) : null}
      </EmptyState>
      {last ? <div className="mx-auto max-w-130 px-2.5 pb-12">{last}</div> : null}
    </div>
  );
}

/** Whoever answered all of them may think that they are done: with more answers an item they wait for other people. */
function ForOthers({ overlap, left }: { overlap: number; left: number }) {
  const isAlone = useIsAlone();
  if (overlap < 2 || left < 1) return null;
  if (isAlone) return <NobodyElse overlap={overlap} left={left} />;

  return (
    <p className="mt-2">
      {otherAnswersText(left)}: each takes {overlap}.
    </p>
  );
}

function MyWork({ work }: { work: UseQueryResult<QueueProgress> }) {
  if (work.isPending) return <Skeleton width="60%" />;
  if (work.isLoadingError)
    return (
      <RequestError
        place="panel"
        title="What you did could not be loaded"
        error={work.error}
        onRetry={() => void work.refetch()}
      />
    );
  const mine = work.data.reviewers.find(({ isMe }) => isMe);
  if (!mine) return null;

  return (
    <ul className="mt-2 list-disc pl-4">
      <li>
        You answered {countOf(mine.answers, "item")}
        {mine.skipped > 0 ? ` and skipped ${formatNumber(mine.skipped)}` : ""}
        {mine.medianSeconds === null ? "" : `, at ${formatDuration(mine.medianSeconds * 1000)} each (median)`}.
      </li>
      <li>{comparedText(mine.agreedWithSettled)}</li>
    </ul>
  );
}

function NextQueue({ corpus, except }: { corpus: string; except: string }) {
  const queues = useQuery(queueListOptions(corpus)).data?.items ?? [];
  const next = queues.find(
    ({ id, state, mayReview, mine }) => id !== except && state === "open" && mayReview && mine.waiting > 0,
  );
  if (!next) return null;

  return (
    <Button asChild variant="primary">
      <Link href={`/queues/${next.id}/review`}>
        Go on with “{next.name}”: {countOf(next.mine.waiting, "item")} for you
      </Link>
    </Button>
  );
}

function comparedText(compared: QueueProgress["reviewers"][number]["agreedWithSettled"]): string {
  if (compared === null) return "How they came out is hidden for now.";
  const { agreed, settled } = compared;
  if (settled === 0) return "None of them is settled, so there is nothing to compare with.";

  return `${formatNumber(agreed)} of ${countOf(settled, "settled answer")} came out as you gave ${settled === 1 ? "it" : "them"}.`;
}
