"use client";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { formatNumber } from "@/components/ui/format-number";
import { queueListOptions } from "@/lib/client/queues";
import type { QueueSummary } from "@/lib/contract/queues";
import { reviewAddress } from "./queue-address";
import { byUse, ownAct } from "./waiting-queues";

/** What a person has to do before what their blind queues hide is shown: the next act, in the queue that it is in. */
export function OpenBlindQueue({ corpus }: { corpus: string }) {
  const list = useQuery(queueListOptions(corpus));
  // A label that changes under the pointer would lead elsewhere.
  if (list.isPending) return <div className="h-8" />;
  const queue = byUse(list.data?.items ?? []).find((one) => one.mode === "blind" && ownAct(one) !== undefined);

  return (
    <Button asChild>
      {queue ? (
        <Link href={reviewAddress(queue)}>
          <span className="max-w-72 truncate narrow:max-w-120">{wordsOf(queue)}</span>
        </Link>
      ) : (
        <Link href={`/queues?${new URLSearchParams({ corpus })}`}>Open the queues</Link>
      )}
    </Button>
  );
}

function wordsOf(queue: QueueSummary): string {
  return ownAct(queue) === "Review"
    ? `Review the ${formatNumber(queue.mine.waiting)} left in “${queue.name}”`
    : `Reveal your last answer in “${queue.name}”`;
}
