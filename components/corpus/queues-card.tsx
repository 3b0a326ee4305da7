"use client";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { Elsewhere } from "@/components/queue/elsewhere";
import { queueAddress, settleAddress } from "@/components/queue/queue-address";
import { byUse } from "@/components/queue/waiting-queues";
import { RequestError } from "@/components/shell/request-error";
import { countOf, formatNumber } from "@/components/ui/format-number";
import { Panel } from "@/components/ui/panel";
import { ProgressBar } from "@/components/ui/progress-bar";
import { SkeletonLines } from "@/components/ui/skeleton";
import { queueListOptions } from "@/lib/client/queues";
import { useMay } from "@/lib/client/use-me";
import type { QueueSummary } from "@/lib/contract/queues";

const MOST_SHOWN = 4;

/** The queues that are under way, with what waits in them for this person. */
export function QueuesCard({ corpus }: { corpus: string }) {
  const queues = useQuery(queueListOptions(corpus));
  const mayMake = useMay("make_queue");
  if (queues.isPending)
    return (
      <Panel title="Queues">
        <SkeletonLines lines={2} />
      </Panel>
    );
  if (queues.data === undefined)
    return (
      <Panel title="Queues">
        <RequestError
          place="panel"
          title="The queues could not be read"
          error={queues.error}
          onRetry={() => void queues.refetch()}
        />
      </Panel>
    );
  const open = byUse(queues.data.items).filter(({ state }) => state !== "closed");

  return (
    <Panel
      title="Queues"
      actions={
        <Link href={`/queues?corpus=${corpus}`} className="rounded-mark text-table text-accent hover:underline">
          All queues
        </Link>
      }
    >
      {open.length === 0 ? (
        <p className="text-ink-2">
          {mayMake ? (
            <>
              None is open. Filter the{" "}
              <Link href={`/trajectories?corpus=${corpus}`} className="text-accent underline">
                trajectories
              </Link>{" "}
              and press “Make a queue”.
            </>
          ) : (
            "None is open."
          )}
        </p>
      ) : (
        <ul className="flex flex-col gap-3">
          {open.slice(0, MOST_SHOWN).map((queue) => (
            <QueueItem key={queue.id} queue={queue} />
          ))}
        </ul>
      )}
      {queues.data.elsewhere.length === 0 ? null : (
        <div className="mt-3">
          <Elsewhere queues={queues.data.elsewhere} />
        </div>
      )}
    </Panel>
  );
}

function QueueItem({ queue }: { queue: QueueSummary }) {
  const maySettle = useMay("adjudicate");
  const { name, state, items, answered, conflicts, mine } = queue;

  return (
    <li>
      <div className="mb-1 flex items-baseline gap-2">
        <Link
          href={queueAddress(queue)}
          className="min-w-0 flex-1 truncate rounded-mark hover:text-accent hover:underline"
        >
          {name}
        </Link>
        <span className="shrink-0 text-caption text-ink-2">
          {state === "paused" ? "paused" : `${formatNumber(mine.waiting)} for you`}
        </span>
      </div>
      <ProgressBar label={`Items of ${name} with all their answers`} done={answered} total={Math.max(1, items)} />
      {maySettle && conflicts !== null && conflicts > 0 ? (
        <Link href={settleAddress(queue)} className="rounded-mark text-caption text-accent hover:underline">
          {countOf(conflicts, "disagreement")} to settle
        </Link>
      ) : null}
    </li>
  );
}
