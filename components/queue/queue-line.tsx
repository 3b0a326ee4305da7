import Link from "next/link";
import { Button } from "@/components/ui/button";
import { countOf, formatNumber } from "@/components/ui/format-number";
import { ProgressBar } from "@/components/ui/progress-bar";
import { TimeText } from "@/components/ui/time-text";
import type { QueueSummary } from "@/lib/contract/queues";
import { agreementHiddenText } from "./agreement-hidden";
import { completeText } from "./complete-text";
import { queueAddress, reviewAddress, settleAddress } from "./queue-address";
import { QueueModeChip, QueueStateChip } from "./queue-chips";
import { ownAct } from "./waiting-queues";

interface QueueLineProps {
  queue: QueueSummary;
  maySettle: boolean;
}

/** One queue: how far it is, what is mine, what waits to be settled. */
export function QueueLine({ queue, maySettle }: QueueLineProps) {
  const { id, name, state, mode, overlap, items, answered, mine, mayReview } = queue;
  const act = ownAct(queue);

  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 px-4 py-3 medium:flex-nowrap">
      <div className="min-w-0 basis-full medium:flex-1">
        <div className="flex min-w-0 items-center gap-2">
          <Link
            data-queue={id}
            title={name}
            href={queueAddress(queue)}
            className="min-w-0 truncate rounded-mark font-medium text-accent hover:underline"
          >
            {name}
          </Link>
          <QueueStateChip state={state} />
          <QueueModeChip mode={mode} />
        </div>
        <p className="text-table text-ink-2">
          {countOf(overlap, "answer")} an item, made <TimeText iso={queue.createdAt} />
        </p>
      </div>
      <div className="w-36 shrink-0 medium:w-44">
        <p className="mb-1 text-table text-ink-2" title={completeText(queue)}>
          <span className="font-mono text-mono text-ink">{formatNumber(answered)}</span> of {formatNumber(items)}{" "}
          complete
        </p>
        <ProgressBar label={`Items of ${name} with all their answers`} done={answered} total={Math.max(1, items)} />
      </div>
      <p className="w-30 shrink-0 text-table text-ink-2">
        <Disagreements queue={queue} maySettle={maySettle} />
      </p>
      <p className="w-34 shrink-0 text-table text-ink-2 medium:w-40">{mineText(mayReview, mine)}</p>
      <span className="ml-auto flex w-18 shrink-0 justify-end">
        {act ? (
          <Button asChild size="small">
            <Link
              href={reviewAddress(queue)}
              aria-label={act === "Review" ? `Review in ${name}` : `Reveal your last answer in ${name}`}
            >
              {act}
            </Link>
          </Button>
        ) : null}
      </span>
    </li>
  );
}

/** A count that is not told to who reviews without seeing the others is not the same as none. */
function Disagreements({ queue, maySettle }: QueueLineProps) {
  const { conflicts } = queue;
  if (conflicts === null)
    return (
      <span title={agreementHiddenText({ maySettle })} className="text-ink-3">
        hidden for now
      </span>
    );
  if (conflicts === 0) return "no disagreement";
  if (!maySettle) return countOf(conflicts, "disagreement");

  return (
    <Link href={settleAddress(queue)} className="rounded-mark text-accent hover:underline">
      {countOf(conflicts, "disagreement")}
    </Link>
  );
}

function mineText(mayReview: boolean, { answered, waiting }: QueueSummary["mine"]): string {
  if (!mayReview) return "for other reviewers";
  const left = waiting > 0 ? `${formatNumber(waiting)} for you` : "nothing for you";

  return answered > 0 ? `${left}, ${formatNumber(answered)} answered` : left;
}
