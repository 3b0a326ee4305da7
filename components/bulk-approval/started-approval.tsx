"use client";
import { useQuery } from "@tanstack/react-query";
import { HIDDEN_FIGURES, hidesFigures } from "@/components/shell/hidden-figures";
import { JobProgress } from "@/components/shell/job-progress";
import { Button } from "@/components/ui/button";
import { DialogFoot } from "@/components/ui/dialog-foot";
import { jobOptions } from "@/lib/client/jobs";
import type { BulkApproval } from "@/lib/contract/bulk-approvals";
import { isOver } from "@/lib/domain/is-over";
import { BulkApprovalRow } from "./bulk-approval-row";
import { FilterWords } from "./filter-words";

interface StartedApprovalProps {
  corpus: string;
  jobId: string;
  /** Of the corpus, newest first; undefined until they are read. */
  items: readonly BulkApproval[] | undefined;
  onShowAll: () => void;
  onClose: () => void;
}

/** A bulk approval that was just started, with what took it back since: progress, end and undo of each. */
export function StartedApproval({ corpus, jobId, items = [], onShowAll, onClose }: StartedApprovalProps) {
  const chain = chainOf(items, jobId);
  const { data: job } = useQuery(jobOptions(jobId));
  const isRunning = (job !== undefined && !isOver(job)) || chain.some((item) => !isOver(item.job));

  return (
    <div className="flex flex-col gap-3">
      {chain.length === 0 ? (
        // Until it is listed, and for who may not be told of it.
        <JobProgress jobId={jobId} label="Approving">
          {(job) => <p>{hidesFigures(job) ? `Approved. ${HIDDEN_FIGURES}` : "Approved."}</p>}
        </JobProgress>
      ) : (
        <ul aria-label="This bulk approval" className="divide-y divide-line">
          {chain.map((item) => (
            <BulkApprovalRow key={item.job.id} corpus={corpus} item={item}>
              <FilterWords filter={item.filter} />
            </BulkApprovalRow>
          ))}
        </ul>
      )}
      {isRunning ? (
        <p className="text-caption text-ink-2">It goes on when you close this window; “Cancel” stops it.</p>
      ) : null}
      <DialogFoot>
        <Button onClick={onShowAll}>Bulk approvals</Button>
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      </DialogFoot>
    </div>
  );
}

/** One of the list and all that took it back, over any number of turns, newest first. */
function chainOf(items: readonly BulkApproval[], jobId: string): readonly BulkApproval[] {
  const ids = new Set([jobId]);
  for (const { job, undoes } of items.toReversed()) if (undoes !== null && ids.has(undoes)) ids.add(job.id);

  return items.filter(({ job }) => ids.has(job.id));
}
