"use client";
import { useQuery } from "@tanstack/react-query";
import { InstructionsText } from "@/components/review-flow/instructions-text";
import { RequestError } from "@/components/shell/request-error";
import { formatNumber } from "@/components/ui/format-number";
import { Panel } from "@/components/ui/panel";
import { Skeleton } from "@/components/ui/skeleton";
import { liveProgressOptions } from "@/lib/client/queues";
import { useMay } from "@/lib/client/use-me";
import type { Queue, QueueProgress } from "@/lib/contract/queues";
import { agreementHiddenText } from "./agreement-hidden";
import { AgreementPanel } from "./agreement-panel";
import { AskedPanel } from "./asked-panel";
import { completeText } from "./complete-text";
import { NobodyElse } from "./nobody-else";
import { ReviewersPanel } from "./reviewers-panel";
import { SeenBefore } from "./seen-before";
import { StateBar } from "./state-bar";
import { ThroughputPanel } from "./throughput-panel";

/** Everything there is to know about one queue. */
export function QueueReport({ queue }: { queue: Queue }) {
  return (
    <div className="flex flex-col gap-4 medium:flex-row">
      <div className="flex min-w-0 flex-1 flex-col gap-4">
        <Progress queue={queue} />
      </div>
      <div className="flex min-w-0 shrink-0 flex-col gap-4 medium:w-110">
        <AskedPanel queue={queue} />
        <Panel title="Instructions">
          {queue.instructions.trim() === "" ? (
            <p className="text-ink-2">None are written. Reviewers go by the questions alone.</p>
          ) : (
            <InstructionsText instructions={queue.instructions} />
          )}
        </Panel>
      </div>
    </div>
  );
}

function Progress({ queue }: { queue: Queue }) {
  const progress = useQuery(liveProgressOptions(queue.id));
  if (progress.isPending)
    return (
      <>
        <Skeleton height={120} />
        <Skeleton height={220} />
      </>
    );
  if (progress.data === undefined)
    return (
      <RequestError
        title="The progress could not be read"
        error={progress.error}
        onRetry={() => void progress.refetch()}
      />
    );

  return <Answered queue={queue} progress={progress.data} />;
}

function Answered({ queue, progress }: { queue: Queue; progress: QueueProgress }) {
  const seesAll = useMay("see_reviewer_figures");
  const maySettle = useMay("adjudicate");
  const { isAgreementTold, states } = progress;
  const hidden = isAgreementTold ? undefined : agreementHiddenText({ maySettle });
  const settled = states.done + states.adjudicated;
  // As the list of queues counts them.
  const answered = settled + states.conflict + states.blocked_task_fault;
  const complete = completeText({ answered, items: queue.items });

  return (
    <>
      <Panel
        title="Where it stands"
        subtitle={
          hidden ? `${complete}. What came of them is ${hidden}.` : `${complete}. ${settledText(settled, answered)}`
        }
      >
        <StateBar states={states} isAgreementTold={isAgreementTold} />
        {queue.state === "closed" ? null : (
          <NobodyElse overlap={queue.overlap} left={states.ready + states.in_progress + states.needs_second} />
        )}
        <SeenBefore seenBefore={progress.seenBefore} given={progress.answers.given} />
      </Panel>
      <ThroughputPanel answers={progress.answers} days={progress.days} />
      <ReviewersPanel reviewers={progress.reviewers} seesAll={seesAll} />
      <AgreementPanel queue={queue} agreement={progress.agreement} hidden={hidden} />
    </>
  );
}

/** Complete ones are not settled where their answers differ, or where the task is broken. */
function settledText(settled: number, complete: number): string {
  if (complete === 0) return "";

  return `${formatNumber(settled)} of these ${settled === 1 ? "is" : "are"} settled.`;
}
