"use client";
import Link from "next/link";
import { completeText } from "@/components/queue/complete-text";
import { formatNumber } from "@/components/ui/format-number";
import { ProgressBar } from "@/components/ui/progress-bar";
import type { MyProgress } from "@/lib/contract/review-flow";

interface FlowCrumbsProps {
  queue: { readonly id: string; readonly name: string };
  progress: MyProgress | undefined;
  /** Answers given that the server has not counted yet. */
  unsent: number;
  /** Items in this person's hands. */
  held: number;
}

/** Which queue this is, and how far this person is in it. */
export function FlowCrumbs({ queue, progress, unsent, held }: FlowCrumbsProps) {
  return (
    <nav aria-label="Where this is" className="flex min-w-0 items-center gap-3">
      <Link href={`/queues/${queue.id}`} className="min-w-0 truncate font-medium hover:text-accent" title={queue.name}>
        <span aria-hidden className="text-ink-3">
          ‹{" "}
        </span>
        {queue.name}
      </Link>
      {progress ? <MyShare progress={progress} unsent={unsent} held={held} /> : null}
    </nav>
  );
}

function MyShare({ progress, unsent, held }: Omit<FlowCrumbsProps, "queue"> & { progress: MyProgress }) {
  const { mine, mineToday, waiting, paceSeconds } = progress;
  const given = mine + unsent;
  const left = held + waiting;
  const minutes = paceSeconds === null ? undefined : Math.ceil((left * paceSeconds) / 60);

  return (
    <span
      className="hidden shrink-0 items-center gap-2.5 whitespace-nowrap text-ink-2 narrow:flex"
      title={completeText(progress)}
    >
      <span className="font-mono text-mono">
        {formatNumber(given)}/{formatNumber(given + left)}
        <span className="sr-only"> answered by you</span>
      </span>
      <span className="hidden w-24 wide:inline-block">
        <ProgressBar label="Answered by you" done={given} total={given + left} />
      </span>
      <span className="hidden medium:inline">{formatNumber(mineToday + unsent)} today</span>
      {minutes === undefined || left === 0 ? null : (
        <span className="hidden text-ink-3 medium:inline">about {timeText(minutes)} left</span>
      )}
    </span>
  );
}

const MINUTES_TO_HOURS = 120;

function timeText(minutes: number): string {
  return minutes < MINUTES_TO_HOURS ? `${minutes} min` : `${formatNumber(Math.round(minutes / 60))} h`;
}
